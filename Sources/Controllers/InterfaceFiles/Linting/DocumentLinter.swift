// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout
import MullionInterfaceDocuments

/// A linter that finds mistakes in the content of an interface file, before any objects are created from it.
@MainActor
struct DocumentLinter {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  func findings() -> [LayoutFinding] {
    var found = document.doubled.map {
      InterfaceRule.doubledIdentifier.finding("An earlier element has the same id.", $0)
    }
    found += scenes()
    document.root.walk { element in
      found += connections(of: element) + constraint(element) + lists(element) + look(element)
    }
    return found
  }

  // MARK: Scenes

  private func scenes() -> [LayoutFinding] {
    guard document.kind == .storyboard else { return [] }
    var found: [LayoutFinding] = []
    if document.initialController == nil {
      found.append(
        InterfaceRule.noInitialScene.finding(
          "The storyboard names no initial view controller.", document.root))
    }
    var seen: Set<String> = []
    for scene in document.scenes {
      guard let name = scene.identifier, let controller = scene.controller else { continue }
      if !seen.insert(name).inserted {
        found.append(
          InterfaceRule.doubledStoryboardIdentifier.finding(
            "An earlier scene also has the identifier '\(name)'.", controller))
      }
    }
    return found + unreachable()
  }

  /// Returns findings for the scenes without an identifier that nothing refers to, except references to other
  /// storyboards; embedding and relationships count as references.
  private func unreachable() -> [LayoutFinding] {
    var reached = Set([document.initialController].compactMap { $0 })
    document.root.walk { element in
      if element.name == "segue", let id = element["destination"] { reached.insert(id) }
    }
    return document.scenes.compactMap { scene in
      guard let controller = scene.controller, scene.identifier == nil, let id = controller.id,
        controller["storyboardName"] == nil, !reached.contains(id)
      else { return nil }
      return InterfaceRule.unreachableScene.finding(
        "Nothing leads to \(controller.words).", controller)
    }
  }

  // MARK: Connections

  private func connections(of element: InterfaceElement) -> [LayoutFinding] {
    guard let list = element.child("connections") else { return [] }
    var found: [LayoutFinding] = []
    var outlets: Set<String> = []
    for connection in list.children {
      if let id = connection["destination"], document.elements[id] == nil {
        found.append(
          InterfaceRule.dangling.finding(
            "The \(connection.name) \(Self.name(of: connection)) of \(element.words) names \(id),"
              + " which is not in the file.", connection))
      }
      if connection.name == "outlet", let name = connection["property"],
        !outlets.insert(name).inserted
      {
        found.append(
          InterfaceRule.doubledOutlet.finding(
            "\(element.words) has the outlet '\(name)' twice.", connection))
      }
      if connection.name == "segue", connection["identifier"] == nil,
        element.name.hasSuffix("ontroller"), connection["kind"] != "relationship"
      {
        found.append(
          InterfaceRule.segueWithoutName.finding(
            "The segue of \(element.words) has no identifier.", connection))
      }
    }
    return found
  }

  private static func name(of connection: InterfaceElement) -> String {
    let name = connection["property"] ?? connection["selector"] ?? connection["identifier"]
    return name.map { "'\($0)'" } ?? "without a name"
  }

  private func constraint(_ element: InterfaceElement) -> [LayoutFinding] {
    guard element.name == "constraint" else { return [] }
    return ["firstItem", "secondItem"].compactMap { end in
      guard let id = element[end], document.elements[id] == nil else { return nil }
      return InterfaceRule.dangling.finding(
        "The constraint names \(id), which is not in the file.", element)
    }
  }

  // MARK: Lists

  private func lists(_ element: InterfaceElement) -> [LayoutFinding] {
    guard element.name == "prototypes" || (element.name == "cells" && !isStatic(element)) else {
      return []
    }
    var found: [LayoutFinding] = []
    var seen: Set<String> = []
    for prototype in element.children {
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
        found.append(
          InterfaceRule.prototypeWithoutIdentifier.finding(
            "The prototype has no reuse identifier.", prototype))
        continue
      }
      if !seen.insert(identifier).inserted {
        found.append(
          InterfaceRule.doubledPrototype.finding(
            "An earlier prototype also has the identifier '\(identifier)'.", prototype))
      }
    }
    return found
  }

  private func isStatic(_ cells: InterfaceElement) -> Bool {
    cells.children.contains { $0.name == "tableViewCell" }
  }

  // MARK: Appearance

  private static let texts: Set<String> = ["label", "textField", "textView", "button"]

  private func look(_ element: InterfaceElement) -> [LayoutFinding] {
    var found: [LayoutFinding] = []
    if Self.texts.contains(element.name), let font = element.child(key: "fontDescription"),
      font["style"] == nil, font.number("pointSize") != 0
    {
      found.append(
        InterfaceRule.fixedFont.finding(
          "Its font always has \(font["pointSize"] ?? "a fixed number of") points.", element))
    }
    if element.name == "button" || element.name == "barButtonItem", showsOnlyAPicture(element) {
      found.append(
        InterfaceRule.noLabel.finding("It displays an image and no text.", element))
    }
    if element.name == "textField", isNameless(element) {
      found.append(
        InterfaceRule.noLabel.finding("It has neither a placeholder nor a label.", element))
    }
    for (key, part) in [("textColor", "text"), ("backgroundColor", "ground")] {
      guard let color = element.child(key: key), isFixed(color) else { continue }
      found.append(
        InterfaceRule.fixedColor.finding(
          "Its \(part) is \(Self.name(ofColor: color)) in light and dark mode.", element))
    }
    return found
  }

  private func isNameless(_ field: InterfaceElement) -> Bool {
    (field.string("placeholder") ?? "").isEmpty
      && field.child(key: "accessibilityConfiguration")?.string("label") == nil
  }

  private func showsOnlyAPicture(_ element: InterfaceElement) -> Bool {
    let said = element.child(key: "accessibilityConfiguration")
    guard said?.string("label") == nil else { return false }
    let faces =
      [element] + element.children.filter { $0.name == "state" || $0.name == "buttonConfiguration" }
    let hasImage = faces.contains { $0["image"] != nil || $0.child(key: "image") != nil }
    let hasText = faces.contains {
      !($0.string("title") ?? "").isEmpty || $0.child(key: "attributedTitle") != nil
    }
    return hasImage && !hasText
  }

  private func isFixed(_ color: InterfaceElement) -> Bool {
    guard color["systemColor"] == nil, color["name"] == nil, color.number("alpha") ?? 1 > 0 else {
      return false
    }
    if let white = color.number("white") { return white == 0 || white == 1 }
    let parts = ["red", "green", "blue"].compactMap { color.number($0) }
    return parts.count == 3 && Set(parts).count == 1 && (parts[0] == 0 || parts[0] == 1)
  }

  private static func name(ofColor color: InterfaceElement) -> String {
    (color.number("white") ?? color.number("red") ?? 0) == 0 ? "black" : "white"
  }
}
