// SPDX-License-Identifier: Apache-2.0

/// The constructs that are replaced.
enum Constructs {
  /// All of them, in the order of the table in `README.md`.
  static let all: [any Construct.Type] = [
    ObjectiveCAttribute.self, ObjectiveCProtocol.self, KeyPathExpression.self,
    PlatformCondition.self, ApplicationMain.self, ScopedImport.self, UnavailableImport.self,
    DarwinModule.self, OptionalCall.self, SelfInStoredValue.self, FulfilledExpectation.self,
    RuntimeFunction.self, SelectorExpressions.self, OptionalRequirement.self, ForeignOverride.self,
    SelectorAnswer.self,
    OverrideInExtension.self, OverriddenExtensionMember.self, ScrollDelegate.self,
    ValueObserver.self, AccessibleOverride.self, OpaqueType.self, OptionalForwarder.self,
    DelegateProxy.self, RefusedForwarding.self, ImplementedMethods.self, NamedMembers.self,
    ObservableProperty.self, SwiftUIPreviews.self, MainActorTestMethod.self, SpecExamples.self,
    MetatypeInitializer.self, GenericViewInitializer.self, ClassDescription.self, SharedEdge.self,
    MeasuredBlock.self, EndlessWait.self, TestCaseObject.self, ScopedClass.self, ObservedPaths.self,
    AnyObjectProperty.self,
  ]

  /// The module constructs, in the order in which they are found and replaced.
  static let ordered = ordered(all.compactMap { $0 as? any ModuleConstruct.Type })

  /// Returns the constructs of `list` in its order, but each after its dependencies.
  static func ordered(
    _ list: [any ModuleConstruct.Type]
  ) -> [any ModuleConstruct.Type] {
    var ordered: [any ModuleConstruct.Type] = []
    var path: [any ModuleConstruct.Type] = []
    func place(_ construct: any ModuleConstruct.Type) {
      guard !ordered.contains(where: { $0 == construct }) else { return }
      if let start = path.firstIndex(where: { $0 == construct }) {
        let circle = (path[start...] + [construct]).map { $0.name }.joined(separator: " → ")
        fatalError("the constructs depend on themselves: \(circle)")
      }
      path.append(construct)
      for dependency in construct.dependencies {
        guard list.contains(where: { $0 == dependency }) else {
          fatalError("\(construct.name) depends on \(dependency.name), which is not listed")
        }
        place(dependency)
      }
      path.removeLast()
      ordered.append(construct)
    }
    for construct in list { place(construct) }
    return ordered
  }
}
