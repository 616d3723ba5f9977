// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionInterfaceDocuments

/// A linter that finds classes, outlets, actions and attributes that an interface file names and that the
/// sources of its project do not declare.
@MainActor
struct DeclarationLinter {
  private let document: InterfaceDocument
  private let outline: SourceOutline

  init(_ document: InterfaceDocument, _ outline: SourceOutline) {
    self.document = document
    self.outline = outline
  }

  func findings() -> [LayoutFinding] {
    var found: [LayoutFinding] = []
    document.root.walk { element in
      found += missingClass(of: element)
      for connection in element.child("connections")?.children ?? [] {
        found += missing(connection, of: element)
      }
      for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
        found += missingAttribute(attribute, of: element)
      }
    }
    return found
  }

  private func missingClass(of element: InterfaceElement) -> [LayoutFinding] {
    guard let name = element["customClass"], element["customModuleProvider"] == "target",
      !outline.declares(name), !ObjectKind.isLibraryClass(name)
    else { return [] }
    return [
      InterfaceRule.missingClass.finding(
        "No source of the project declares the class \(name).", element)
    ]
  }

  private func missing(
    _ connection: InterfaceElement, of element: InterfaceElement
  ) -> [LayoutFinding] {
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection["property"], !LibraryOutlets.names.contains(name),
        let type = element["customClass"], answer(.property(name), of: type) == .no
      else { return [] }
      return [
        InterfaceRule.missingOutlet.finding(
          "The class \(type) of \(element.words) has no property '\(name)'.", connection)
      ]
    case "action":
      return missingAction(connection)
    case "segue":
      guard let name = connection["unwindAction"], !outline.anybodyHas(name) else { return [] }
      return [
        InterfaceRule.missingAction.finding(
          "No class of the project has the method '\(name)', to which the segue unwinds.",
          connection)
      ]
    default: return []
    }
  }

  private func missingAction(_ connection: InterfaceElement) -> [LayoutFinding] {
    guard let name = connection["selector"], let id = connection["destination"],
      let target = document.elements[id]
    else { return [] }
    // The editor may write a class for the placeholder of the responder chain, which has no meaning.
    let isChain = target["placeholderIdentifier"] == "IBFirstResponder"
    if let type = target["customClass"], !isChain {
      guard answer(.method(name), of: type) == .no else { return [] }
      return [
        InterfaceRule.missingAction.finding(
          "The class \(type) of \(target.words) has no method '\(name)'.", connection)
      ]
    }
    guard isChain, !outline.anybodyHas(name),
      !Self.libraryActions.contains(name)
    else { return [] }
    return [
      InterfaceRule.missingAction.finding(
        "No class of the project has the method '\(name)', which is sent to the responder chain.",
        connection)
    ]
  }

  private func missingAttribute(
    _ attribute: InterfaceElement, of element: InterfaceElement
  ) -> [LayoutFinding] {
    guard let path = attribute["keyPath"], !path.contains("."),
      !LibraryAttributes.names.contains(path), let type = element["customClass"],
      answer(.property(path), of: type) == .no
    else { return [] }
    return [
      InterfaceRule.missingAttribute.finding(
        "The class \(type) of \(element.words) has no property '\(path)'.", attribute)
    ]
  }

  private func answer(_ member: SourceOutline.Member, of type: String) -> SourceOutline.Answer {
    outline.answer(member, of: type, isLibrary: ObjectKind.isLibraryClass)
  }

  /// The actions of responders in the library.
  private static let libraryActions: Set<String> = [
    "copy:", "cut:", "paste:", "delete:", "select:", "selectAll:", "undo:", "redo:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
  ]
}
