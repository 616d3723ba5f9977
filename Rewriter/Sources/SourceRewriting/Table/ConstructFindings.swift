// SPDX-License-Identifier: Apache-2.0

/// A module with the constructs that have been found in it so far.
struct ConstructFindings {
  /// The declarations of the module.
  let module: ModuleFacts
  /// The traversals of its files.
  let surveys: [SourceSurvey]
  private var found: [ObjectIdentifier: any ModuleConstruct] = [:]
  /// The construct that is being found, or `nil` if there is none, and all may be read.
  private var reader: (any ModuleConstruct.Type)?

  init(_ module: ModuleFacts, _ surveys: [SourceSurvey]) {
    (self.module, self.surveys) = (module, surveys)
  }

  /// The findings of a construct, which must be a dependency of the construct that reads them.
  subscript<Value: ModuleConstruct>(type: Value.Type) -> Value {
    if let reader, !reader.dependencies.contains(where: { $0 == type }) {
      fatalError("\(reader.name) reads \(type.name), which is not among its dependencies")
    }
    guard let value = found[ObjectIdentifier(type)] as? Value else {
      fatalError("\(type.name) is read before it is computed")
    }
    return value
  }

  /// Finds a construct in the module, stores it and returns it.
  mutating func find(_ type: any ModuleConstruct.Type) -> any ModuleConstruct {
    reader = type
    let value = type.init(in: self)
    reader = nil
    found[ObjectIdentifier(type)] = value
    return value
  }
}
