// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

/// Makes objects of an interface file that belong together, connects them, and tells them.
///
/// The order is UIKit's: an object is made by its `init(coder:)`, in which those in it are made;
/// when all are there, outlets and actions are connected; then all are told with `awakeFromNib()`.
@MainActor
final class ObjectMaker {
  let file: LoadedFile
  /// The kinds of objects by the names of their elements.
  private let kinds: [String: ObjectKind]
  /// The object that the placeholder of the file's owner stands for.
  let owner: NSObject?
  /// Objects that other placeholders stand for, by their identifiers.
  private let others: [String: NSObject]
  /// The scene whose objects are made.
  let scene: (any MakingScene)?
  /// Whether what is made is one of many uses of a prototype.
  private let isPrototype: Bool
  /// What was made, where the file counts it (``LoadedFile/slot(of:)``).
  @exclusivity(unchecked) private var known: [NSObject?] = []
  /// What was made before, by its identifier.
  private let outer: [String: NSObject]
  private var underway: Set<InterfaceElement> = []
  @exclusivity(unchecked)
  private(set) var made: [(object: NSObject, element: InterfaceElement)] = []
  /// Layout guides of controllers, by their ids, and whether they are the top one.
  @exclusivity(unchecked) var edgeGuideKinds: [String: Bool] = [:]
  /// The element of the view whose edges those guides are.
  var edgeGuideOwner: InterfaceElement?
  private var collections: [Collection] = []
  /// Elements that a variation of the file leaves out.
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

  /// A maker of one use of a prototype in a scene, or in a nib.
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

  // MARK: Making

  /// The object of an element: the one there is, or a new one; nil: none can be made, which is noted.
  func object(for element: InterfaceElement) -> NSObject? {
    let plan = file.plan(of: element)
    if let slot = plan.slot, let found = known(slot, outer.isEmpty ? nil : element.id) {
      return found
    }
    if element.name == "placeholder" { return placeholder(element) }
    guard let kind = kind(of: element, plan) else {
      file.record(
        "objects of the kind \(element.name) are not known; it is left out", element,
        once: "kind \(element.name)")
      return nil
    }
    guard underway.insert(element).inserted else {
      file.record("the object is made while it is being made; it is left out", element)
      return nil
    }
    defer { underway.remove(element) }
    let coder = ElementCoder(ObjectReader(element, self, plan), kind)
    guard let object = make(element, kind, plan, coder) else {
      file.record("init(coder:) of the object answers nil; it is left out", element)
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

  /// The class that the element names, if the program has it and it suits.
  private func customClass(of element: InterfaceElement, _ kind: ObjectKind) -> AnyClass? {
    guard let name = element["customClass"], file.usesClasses else { return nil }
    let isOwn = element["customModuleProvider"] == "target"
    guard let found = file.classes.find(name, module: element["customModule"], isOwn: isOwn) else {
      if ObjectKind.isLibraryClass(name) { return nil }
      let module = element["customModule"].map { "\($0)." } ?? ""
      file.record(
        "there is no class \(module)\(name); one of \(kind.base) stands for it. Name the module that"
          + " has it, and make sure that the class is not private.", element)
      return nil
    }
    guard kind.suits(found) else {
      file.record(
        "the class \(name) is no \(kind.base), as the element wants; one of \(kind.base) stands for"
          + " it", element)
      return nil
    }
    return found
  }

  /// Fills an object that is there already with what the element says about it.
  func adopt(_ object: NSObject, as element: InterfaceElement) {
    guard let kind = kind(of: element, file.plan(of: element)), kind.suits(type(of: object)) else {
      return file.record(
        "objects of the kind \(element.name) are not known here; it is left out", element,
        once: "kind \(element.name)")
    }
    ElementCoder(ObjectReader(element, self), kind).fill(object)
  }

  /// An object was made and is about to be filled.
  func begin(_ object: NSObject, _ element: InterfaceElement, _ plan: ElementPlan? = nil) {
    if let slot = (plan ?? file.plan(of: element)).slot { know(object, at: slot) }
    // Most constraints have nothing in them, and are told nothing.
    if !(element.children.isEmpty && object is NSLayoutConstraint) {
      made.append((object, element))
    }
    if !isPrototype { scene?.record(object, element) }
    file.onMade?(object, element)
  }

  /// Notes a guide, which no element of its own makes.
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

  /// The object with the id, if it was made.
  func known(_ id: String) -> NSObject? { known(file.slot(of: id), id) }

  /// The object that the file counts at `slot`, or that was called `id` before.
  func known(_ slot: Int, _ id: String?) -> NSObject? {
    if slot < known.count, let found = known[slot] { return found }
    return outer.isEmpty ? nil : id.flatMap { outer[$0] }
  }

  /// Whether an object was made of the element.
  func isKnown(_ element: InterfaceElement) -> Bool { element.id.flatMap { known($0) } != nil }

  /// The view whose edge a controller's layout guide stands for; nil: the id is none of a guide.
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

  // MARK: Connecting

  /// The object that a connection names, made now if it was not; nil: there is none.
  func destination(_ id: String) -> NSObject? {
    if let found = known(id) { return found }
    guard let element = file.document.elements[id] else { return nil }
    if element.name == "placeholder" { return placeholder(element) }
    guard scene == nil || scene?.isBeside(element) == true else { return nil }
    return object(for: element)
  }

  /// Forgets the order in which objects were made: all were told.
  func discardMade() { made.removeAll() }

  /// The values of an outlet that takes several.
  struct Collection {
    let object: NSObject
    let name: String
    let element: InterfaceElement
    var values: [NSObject]
  }

  /// Collects a value for an outlet that takes several.
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

  /// Notes that an object has no member of a name.
  func recordAbsent(
    _ what: String, _ name: String, _ object: NSObject, _ element: InterfaceElement
  ) {
    guard file.usesClasses else { return }
    file.record(
      "\(type(of: object)) has no \(what) '\(name)'; declare it, or take the connection out of the"
        + " file. Outlets, actions and attributes of a program's own classes are known to programs"
        + " that `mullion build` built.", element)
  }
}
