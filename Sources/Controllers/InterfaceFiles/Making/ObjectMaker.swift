// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// A maker of related objects of an interface file, which connects them and calls `awakeFromNib()`.
///
/// The order is UIKit's: an object is created by its `init(coder:)`, which creates the objects in it; when
/// all exist, outlets and actions are connected; then `awakeFromNib()` is called for all.
@MainActor
final class ObjectMaker {
  let file: LoadedFile
  /// The kinds of objects, by element name.
  private let kinds: [String: ObjectKind]
  /// The object for the file's owner placeholder.
  let owner: NSObject?
  /// The objects for other placeholders, by identifier.
  private let others: [String: NSObject]
  /// The scene whose objects are created.
  let scene: (any MakingScene)?
  /// Whether an instance of a prototype is created.
  private let isPrototype: Bool
  /// The created objects, at the indices of their identifiers (``LoadedFile/slot(of:)``).
  @exclusivity(unchecked) private var known: [NSObject?] = []
  /// The objects created before, by identifier.
  private let outer: [String: NSObject]
  private var underway: Set<InterfaceElement> = []
  @exclusivity(unchecked)
  private(set) var made: [(object: NSObject, element: InterfaceElement)] = []
  /// Whether a layout guide of a controller is the top one, by the guides' identifiers.
  @exclusivity(unchecked) var edgeGuideKinds: [String: Bool] = [:]
  /// The element of the view whose edges the controller's layout guides represent.
  var edgeGuideOwner: InterfaceElement?
  private var collections: [Collection] = []
  /// The elements that a variation of the file excludes.
  var excluded: Exclusions { file.exclusions }

  init(
    _ file: LoadedFile, _ kinds: [String: ObjectKind], owner: NSObject?,
    others: [String: NSObject] = [:], scene: (any MakingScene)? = nil,
    known: [String: NSObject] = [:]
  ) {
    self.file = file
    self.kinds = kinds
    self.owner = owner
    self.others = others
    self.scene = scene
    outer = known
    isPrototype = false
  }

  /// Creates a maker of one instance of a prototype in a scene, or in a nib.
  init(
    prototypeOf file: LoadedFile, _ kinds: [String: ObjectKind], owner: NSObject?,
    scene: (any MakingScene)?
  ) {
    self.file = file
    self.kinds = kinds
    self.owner = owner
    self.scene = scene
    others = [:]
    outer = scene?.knownObjects ?? [:]
    isPrototype = true
  }

  // MARK: Creation

  /// Returns the existing or a new object of an element; `nil` for a placeholder without an object, or if
  /// none can be created, which is reported as a finding.
  func object(for element: InterfaceElement) -> NSObject? {
    let plan = file.plan(of: element)
    if let slot = plan.slot, let found = known(slot, outer.isEmpty ? nil : element.id) {
      return found
    }
    if element.name == "placeholder" { return placeholder(element) }
    guard let kind = kind(of: element, plan) else {
      file.record(
        "objects of the kind \(element.name) are not supported; it is left out", element,
        once: "kind \(element.name)")
      return nil
    }
    guard underway.insert(element).inserted else {
      file.record("the object refers to itself while it is created; it is left out", element)
      return nil
    }
    defer { underway.remove(element) }
    let coder = ElementCoder(ObjectReader(element, self, plan), kind)
    guard let object = make(element, kind, plan, coder) else {
      file.record("init(coder:) of the object returned nil; it is left out", element)
      return nil
    }
    coder.fill(object)
    return object
  }

  private func kind(of element: InterfaceElement, _ plan: ElementPlan) -> ObjectKind? {
    if let known = plan.kind { return known }
    let found = kinds[element.name]
    plan.kind = .some(found)
    return found
  }

  private func make(
    _ element: InterfaceElement, _ kind: ObjectKind, _ plan: ElementPlan, _ coder: ElementCoder
  ) -> NSObject? {
    if let creator = scene?.takeCreator(for: element), let made = creator(coder) { return made }
    let named: AnyClass? = plan.customClass ?? customClass(of: element, kind)
    plan.customClass = .some(named)
    guard let type = named else { return kind.make(nil, coder) }
    let words = plan.trapWords ?? TrapNote.Words("\(element.place): \(element.words): \(type)")
    plan.trapWords = words
    return TrapNote.during(words) { kind.make(type, coder) }
  }

  /// Returns the custom class of the element, if it is available and suitable.
  private func customClass(of element: InterfaceElement, _ kind: ObjectKind) -> AnyClass? {
    guard let name = element["customClass"], file.usesClasses else { return nil }
    let isOwn = element["customModuleProvider"] == "target"
    guard let found = file.classes.find(name, module: element["customModule"], isOwn: isOwn) else {
      if ObjectKind.isLibraryClass(name) { return nil }
      let module = element["customModule"].map { "\($0)." } ?? ""
      file.record(
        "there is no class \(module)\(name); \(kind.base) is used instead. Name the module that"
          + " declares it, and make sure that the class is not private.", element)
      return nil
    }
    guard kind.suits(found) else {
      file.record(
        "the class \(name) does not inherit from \(kind.base), as the element requires;"
          + " \(kind.base) is used instead", element)
      return nil
    }
    return found
  }

  /// Sets the properties of an existing object from an element.
  func adopt(_ object: NSObject, as element: InterfaceElement) {
    guard let kind = kind(of: element, file.plan(of: element)), kind.suits(type(of: object)) else {
      return file.record(
        "objects of the kind \(element.name) are not supported here; it is left out", element,
        once: "kind \(element.name)")
    }
    ElementCoder(ObjectReader(element, self), kind).fill(object)
  }

  /// Records a new object, whose properties are set next.
  func begin(_ object: NSObject, _ element: InterfaceElement, _ plan: ElementPlan? = nil) {
    if let slot = (plan ?? file.plan(of: element)).slot { know(object, at: slot) }
    // Most constraints have no children and need no notification.
    if !(element.children.isEmpty && object is NSLayoutConstraint) {
      made.append((object, element))
    }
    if !isPrototype { scene?.record(object, element) }
    file.onMade?(object, element)
  }

  /// Records an object that is not filled from an element, such as a layout guide; a no-op if `id` is `nil`.
  func know(_ object: NSObject, as id: String?) {
    if let id { know(object, at: file.slot(of: id)) }
  }

  private func know(_ object: NSObject, at slot: Int) {
    if known.count <= slot {
      let room = max(slot + 1, file.slotCount) - known.count
      known.append(contentsOf: repeatElement(nil, count: room))
    }
    known[slot] = object
  }

  /// Returns the object with the identifier, if it was created.
  func known(_ id: String) -> NSObject? { known(file.slot(of: id), id) }

  /// Returns the object with the index `slot`, or an earlier object with the identifier `id`.
  func known(_ slot: Int, _ id: String?) -> NSObject? {
    if slot < known.count, let found = known[slot] { return found }
    return outer.isEmpty ? nil : id.flatMap { outer[$0] }
  }

  /// Returns whether an object was created from the element; `false` if the element has no identifier.
  func isKnown(_ element: InterfaceElement) -> Bool { element.id.flatMap { known($0) } != nil }

  /// Returns the view whose edge a controller's layout guide represents; `nil` for another identifier, or if
  /// the view was not created.
  func edgeGuide(_ id: String) -> (view: UIView, isTop: Bool)? {
    guard !edgeGuideKinds.isEmpty, let isTop = edgeGuideKinds[id],
      let owner = edgeGuideOwner?.id.flatMap({ known($0) }), let view = owner as? UIView
    else { return nil }
    return (view, isTop)
  }

  private func placeholder(_ element: InterfaceElement) -> NSObject? {
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": owner
    case "IBFirstResponder", nil: nil
    case .some(let identifier): others[identifier]
    }
  }

  // MARK: Connections

  /// Returns the object that a connection refers to, and creates it if necessary; `nil` if there is none, or
  /// if it is an object of a scene that connections do not create, such as one in the view.
  func destination(_ id: String) -> NSObject? {
    if let found = known(id) { return found }
    guard let element = file.document.elements[id] else { return nil }
    if element.name == "placeholder" { return placeholder(element) }
    guard scene == nil || scene?.isBeside(element) == true else { return nil }
    return object(for: element)
  }

  /// Discards the list of created objects, after `awakeFromNib()` was called for all.
  func discardMade() { made.removeAll() }

  /// The collected values of an outlet collection.
  struct Collection {
    let object: NSObject
    let name: String
    let element: InterfaceElement
    var values: [NSObject]
  }

  /// Adds a value to an outlet collection.
  func collect(
    _ value: NSObject, in name: String, of object: NSObject, _ element: InterfaceElement
  ) {
    if let index = collections.firstIndex(where: { $0.object === object && $0.name == name }) {
      collections[index].values.append(value)
    } else {
      collections.append(
        Collection(object: object, name: name, element: element, values: [value]))
    }
  }

  func takeCollections() -> [Collection] {
    defer { collections = [] }
    return collections
  }

  /// Reports that an object has no member of that name; a no-op if the classes that the file names are not
  /// used.
  func recordAbsent(
    _ what: String, _ name: String, _ object: NSObject, _ element: InterfaceElement
  ) {
    guard file.usesClasses else { return }
    file.record(
      "\(type(of: object)) has no \(what) '\(name)'; declare it, or remove the connection from the"
        + " file. Outlets, actions and attributes of a program's own classes are only available in"
        + " programs that `mullion build` built.", element)
  }
}
