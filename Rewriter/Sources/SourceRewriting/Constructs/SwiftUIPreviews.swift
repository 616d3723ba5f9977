// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The construct of previews and wrappers of UIKit views in files that import SwiftUI.
///
/// They are compiled with a module that declares the names that such previews use, and registered. Those that
/// show SwiftUI views are removed.
struct SwiftUIPreviews: ModuleConstruct {
  static let rows = [
    ConstructRow(
      "`import SwiftUI`",
      becomes:
        "`import UIKit` and a module with the declarations of previews; SwiftUI's views are an error",
      in: "SwiftUIPreviews", "SwiftUIDeclaration"),
    ConstructRow(
      """
      `PreviewProvider`, `UIViewRepresentable`, `UIViewControllerRepresentable`, `#Preview` in \
      files that import SwiftUI
      """,
      becomes: """
        compiled and recorded for `mullion previews` if they show views or controllers of UIKit's; \
        otherwise removed
        """,
      in: "SwiftUIPreviews", "PreviewedViews"),
    ConstructRow(
      "`#if canImport(SwiftUI)` around nothing but previews",
      becomes: "true",
      in: "SwiftUIPreviews"),
  ]

  /// The module that replaces SwiftUI.
  private static let substitute = "MullionPreviewViews"

  private let surveys: [SourceSurvey]
  private let module: ModuleFacts
  /// The types that wrap views and controllers and need nothing else of SwiftUI.
  private let wrappers: Set<String>
  private let views: PreviewedViews

  init(in findings: ConstructFindings) {
    surveys = findings.surveys
    module = findings.module
    let wrappers = Set(
      surveys.flatMap(\.previews).compactMap { candidate -> String? in
        guard case .type(let group, let name) = candidate.kind, name.hasSuffix("Representable"),
          Self.needsNothing(group)
        else { return nil }
        return TypeFacts.lastName(candidate.name)
      })
    self.wrappers = wrappers
    views = PreviewedViews(wrappers: wrappers, module: module)
  }

  /// Creates the edits of each file.
  func edit(_ edits: inout ModuleEdits) {
    for (file, survey) in surveys.enumerated() where !survey.swiftUIImports.isEmpty {
      let text = survey.source.text
      for candidate in survey.previews {
        if isKept(candidate) {
          record(candidate, in: file, &edits)
        } else {
          edits.add(text.blank(candidate.range), in: file)
        }
      }
      for name in survey.swiftUIImports {
        // On the line of the first import, after it: imports must precede their uses.
        edits.add(Edit(name, "UIKit;import \(Self.substitute)"), in: file)
      }
    }
  }

  /// Returns the edit that turns `SwiftUI.View` into `MullionPreviewViews.View`, or `nil` if the type is of
  /// another module.
  static func edit(ofBase type: MemberTypeSyntax) -> Edit? {
    guard let base = type.baseType.as(IdentifierTypeSyntax.self), base.name.text == "SwiftUI" else {
      return nil
    }
    return Edit(base.name.range, substitute)
  }

  private func isKept(_ candidate: PreviewCandidate) -> Bool {
    switch candidate.kind {
    case .type(_, "UIViewRepresentable"), .type(_, "UIViewControllerRepresentable"):
      wrappers.contains(TypeFacts.lastName(candidate.name))
    case .type(let group, "PreviewProvider"): views.areShown(by: group)
    case .type: false
    case .macro(let node): views.areShown(by: node)
    }
  }

  /// Adds code that registers the previews of a `PreviewProvider` when the program is loaded; a macro
  /// registers its own.
  private func record(_ candidate: PreviewCandidate, in file: Int, _ edits: inout ModuleEdits) {
    guard case .type(let group, "PreviewProvider") = candidate.kind else { return }
    let text = surveys[file].source.text
    let path = text.path.split(separator: "/").last.map(String.init) ?? text.path
    let line = text.place(at: group.introducer.range.lowerBound).line
    edits.append(
      "@section(\".init_array\") @used nonisolated private let __preview_\(candidate.name.identifier): "
        + "@convention(c) () -> Void = { _PreviewPlace(\"\(module.configuration.moduleName)/\(path)\", "
        + "\(line)).record(\(candidate.name).self) }", to: file, because: file)
    edits.useLibrary()
  }

  /// Returns whether a wrapper uses no name that only SwiftUI has.
  private static func needsNothing(_ group: any DeclGroupSyntax) -> Bool {
    group.tokens(viewMode: .sourceAccurate).allSatisfy { !swiftUINames.contains($0.text) }
  }

  private static let swiftUINames: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "StateObject",
    "AppStorage", "FocusState", "GestureState", "Namespace", "Bindable", "Color", "Text", "Image",
    "Font", "PresentationMode", "transaction", "UIHostingController", "rootView",
  ]
}

extension SwiftUIPreviews {
  /// Returns whether all statements of a conditional block are declarations for previews.
  static func areAll(in elements: IfConfigClauseSyntax.Elements?) -> Bool {
    guard case .statements(let items) = elements else { return false }
    return items.allSatisfy { item in
      switch item.item {
      case .decl(let decl): isForPreviews(decl)
      case .expr(let expression):
        expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      default: false
      }
    }
  }

  private static func isForPreviews(_ decl: DeclSyntax) -> Bool {
    if decl.is(ImportDeclSyntax.self) || decl.is(VariableDeclSyntax.self) { return true }
    if let macro = decl.as(MacroExpansionDeclSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    if let conditional = decl.as(IfConfigDeclSyntax.self) {
      return conditional.clauses.allSatisfy { areAll(in: $0.elements) }
    }
    guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return false }
    if decl.is(ExtensionDeclSyntax.self) {
      return group.memberBlock.members.allSatisfy { item in
        item.decl.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.flatText == "some View"
          || isForPreviews(item.decl)
      }
    }
    return SwiftUIDeclaration.previewProtocol(of: group) != nil
  }
}

extension SwiftUIPreviews {
  static func recordPlaces(of node: Syntax, in places: ConstructPlaces) {
    if let decl = node.as(ImportDeclSyntax.self), decl.path.first?.name.text == "SwiftUI" {
      places.importsSwiftUI = true
      places.mark(decl.range)
    }
    places.markCondition(of: node, asking: ["canImport(SwiftUI)"])
    if let base = node.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self),
      base.name.text == "SwiftUI"
    {
      places.mark(base.name.range)
    }
    guard places.importsSwiftUI else { return }
    if let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview" {
      places.mark(macro.range)
    }
    if let macro = node.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Preview" {
      places.mark(macro.range)
    }
    if let group = node.asGroup, SwiftUIDeclaration.previewProtocol(of: group) != nil {
      places.mark(group.range)
    }
  }
}
