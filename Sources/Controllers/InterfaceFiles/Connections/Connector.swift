// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// A connector of the objects of an interface file by outlets, actions and segues; it also sets their
/// user-defined attributes.
@MainActor
struct Connector {
  private let maker: ObjectMaker

  init(_ maker: ObjectMaker) {
    self.maker = maker
  }

  /// Makes the connections of an object's element.
  func connect(_ object: NSObject, _ element: InterfaceElement) {
    for connection in maker.file.plan(of: element).connections
    where maker.scene?.isConnected(connection) != true {
      switch connection.name {
      case "outlet": outlet(connection, of: object)
      case "outletCollection": outlet(connection, of: object, isCollection: true)
      case "action": action(connection, of: object)
      case "segue": maker.scene?.connectSegue(connection, of: object)
      default:
        maker.file.record(
          "connections of the kind \(connection.name) are not supported; it is left out",
          connection,
          once: "connection \(connection.name)")
      }
    }
  }

  /// Makes the connections of the file's owner placeholder.
  func connectPlaceholders(to owner: NSObject) {
    for element in maker.file.document.objects
    where element["placeholderIdentifier"] == "IBFilesOwner" {
      connect(owner, element)
    }
  }

  // MARK: Outlets

  private func outlet(
    _ connection: InterfaceElement, of object: NSObject, isCollection: Bool = false
  ) {
    guard let name = connection["property"], let id = connection["destination"] else {
      return maker.file.record(
        "the outlet names no property or no object; it is left out", connection)
    }
    guard let value = maker.destination(id) else {
      if isMissing(id) {
        maker.file.record("the outlet \(name) names \(id), which does not exist", connection)
      }
      return
    }
    maker.scene?.recordConnected(connection)
    if isCollection {
      if name == "gestureRecognizers", let view = object as? UIView,
        let recognizer = value as? UIGestureRecognizer
      {
        view.addGestureRecognizer(recognizer)
        return
      }
      return maker.collect(value, in: name, of: object, connection)
    }
    set(value, name, of: object, connection)
  }

  private func set(
    _ value: Any, _ name: String, of object: NSObject, _ connection: InterfaceElement
  ) {
    if LibraryOutlets.set(value, name, of: object) { return }
    switch Member.set(value, name, of: object) {
    case .done: break
    case .refused(let reason):
      maker.file.record(
        "the outlet '\(name)' of \(type(of: object)) does not take a \(type(of: value)): \(reason)",
        connection)
    case .absent: maker.recordAbsent("outlet", name, object, connection)
    }
  }

  /// Returns whether the file has no object with this identifier; otherwise it is created later, or is a
  /// placeholder without an object.
  private func isMissing(_ id: String) -> Bool { maker.file.document.elements[id] == nil }

  /// Sets the outlet collections to the collected objects.
  func setCollections() {
    for collected in maker.takeCollections() {
      set(collected.values, collected.name, of: collected.object, collected.element)
    }
  }

  // MARK: User-defined attributes

  /// Sets the user-defined runtime attributes of an object.
  func setAttributes(of object: NSObject, _ element: InterfaceElement) {
    for attribute in maker.file.plan(of: element).attributes {
      guard let path = attribute["keyPath"],
        let said = ObjectReader(attribute, maker).runtimeValue
      else { continue }
      let value = said.value
      if LibraryAttributes.set(value, path, of: object) { continue }
      switch Member.set(value, path, of: object) {
      case .done: break
      case .refused(let reason):
        maker.file.record(
          "'\(path)' of \(type(of: object)) does not take \(value.map { "\($0)" } ?? "nil"): \(reason)",
          attribute)
      case .absent: maker.recordAbsent("attribute", path, object, attribute)
      }
    }
  }

  // MARK: Actions

  private func action(_ connection: InterfaceElement, of object: NSObject) {
    guard let name = connection["selector"] else { return }
    var target: NSObject?
    if let id = connection["destination"] {
      let isFirstResponder =
        maker.file.document.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
      target = maker.destination(id)
      if target == nil, !isFirstResponder {
        if isMissing(id) {
          maker.file.record("the action \(name) names \(id), which does not exist", connection)
        }
        return
      }
    }
    maker.scene?.recordConnected(connection)
    if let target, !Member.canPerform(name, target) {
      return maker.recordAbsent("action", name, target, connection)
    }
    let isKnown = ActionSource(object, event: connection["eventType"]).send(name, to: target)
    if !isKnown {
      maker.file.record(
        "a \(type(of: object)) sends no actions for \(connection["eventType"] ?? "its use"); the"
          + " action \(name) is left out", connection)
    }
  }
}
