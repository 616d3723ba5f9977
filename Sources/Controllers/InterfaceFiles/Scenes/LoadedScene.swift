// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts
import MullionInterfaceDocuments
import MullionListControllers
import MullionViewControllers
import MullionViewTree

/// The scene that a controller was created from, which creates its view and performs its segues.
@MainActor
final class LoadedScene: MakingScene {
  let storyboard: UIStoryboard
  let content: LoadedStoryboard
  private let scene: InterfaceScene
  private var creator: ((NSCoder) -> UIViewController?)?
  private weak var controller: UIViewController?
  /// Weak references to the objects of the scene that were created before its view, by identifier.
  private var outer: [String: WeakObject] = [:]
  /// Weak references to the objects that were created with the view, by identifier.
  private var inner: [String: WeakObject] = [:]
  /// The other top-level objects of the scene, which nothing else retains.
  private var kept: [NSObject] = []
  private var connected: Set<InterfaceElement> = []
  private var isLoading = false
  private let nested = NestedScenes.current ?? NestedScenes()

  private struct WeakObject {
    weak var object: NSObject?
  }

  init(
    _ scene: InterfaceScene, in content: LoadedStoryboard, of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) {
    self.scene = scene
    self.content = content
    self.storyboard = storyboard
    self.creator = creator
  }

  /// The storyboard's file.
  var file: LoadedFile { content.file }

  /// Removes and returns the closure that creates the controller in place of its class; `nil` if there is
  /// none, or for another element.
  func takeCreator(for element: InterfaceElement) -> ((NSCoder) -> UIViewController?)? {
    guard element == scene.controller else { return nil }
    defer { creator = nil }
    return creator
  }

  /// Returns whether the element is a top-level object of the scene other than its controller, placeholders
  /// and exits.
  func isBeside(_ element: InterfaceElement) -> Bool {
    scene.objects.contains(element) && element != scene.controller
      && element.name != "placeholder" && element.name != "exit"
  }

  /// The objects of the scene that still exist, by identifier.
  var knownObjects: [String: NSObject] {
    outer.merging(inner) { first, _ in first }.compactMapValues(\.object)
  }

  /// Records an object of the scene.
  func record(_ object: NSObject, _ element: InterfaceElement) {
    guard let id = element.id else { return }
    let noted = WeakObject(object: object)
    if isLoading { inner[id] = noted } else { outer[id] = noted }
  }

  /// Returns whether a connection of the scene's controller was made already.
  func isConnected(_ connection: InterfaceElement) -> Bool { connected.contains(connection) }

  /// Records a connection that was made, if it is the controller's own; those are processed twice.
  func recordConnected(_ connection: InterfaceElement) {
    let own = scene.controller?.child("connections")?.children
    if own?.contains(connection) ?? false { connected.insert(connection) }
  }

  // MARK: Controller

  /// Returns a new controller of the scene, with the controllers that it contains; `nil` if the scene has no
  /// view controller.
  func makeController() -> UIViewController? {
    guard let element = scene.controller else { return nil }
    let maker = ObjectMaker(file, ObjectKind.all, owner: nil, scene: self)
    guard let made = maker.object(for: element) as? UIViewController else {
      file.record("the scene's object is not a view controller; the scene is left out", element)
      return nil
    }
    controller = made
    own(made)
    for segue in segues(of: element) where segue.kind == .relationship {
      segue.relate(made, in: self)
    }
    if let tabs = made as? UITabBarController, let chosen = element.integer("selectedIndex"),
      tabs.viewControllers?.indices.contains(chosen) == true
    {
      tabs.selectedIndex = chosen
    }
    maker.finish()
    return made
  }

  // MARK: View

  func loadView(of controller: UIViewController) {
    guard !isLoading, let element = scene.controller else { return }
    isLoading = true
    inner = [:]
    defer { isLoading = false }
    let maker = ObjectMaker(
      file, ObjectKind.all, owner: nil, scene: self, known: knownObjects)
    var hasList = false
    if let viewElement = element.children.first(where: { $0.key == "view" }) {
      fillEdgeGuides(maker, element, viewElement)
      if let view = maker.object(for: viewElement) as? UIView {
        controller.takeView(view)
        hasList = view is UICollectionView
      }
    } else {
      controller.loadPlainView()
    }
    for object in scene.objects where isBeside(object) && !maker.isKnown(object) {
      if let made = maker.object(for: object) { kept.append(made) }
    }
    let connector = Connector(maker)
    connector.connect(controller, element)
    maker.finish()
    if !hasList { supplyCollectionView(of: controller, maker, element) }
    file.onLoaded?()
  }

  /// Sets an empty collection view as the collection view of a collection view controller whose scene has
  /// none.
  private func supplyCollectionView(
    of controller: UIViewController, _ maker: ObjectMaker, _ element: InterfaceElement
  ) {
    guard let controller = controller as? UICollectionViewController else { return }
    let outlets = (element.child("connections")?.children ?? []).filter {
      $0["property"] == "collectionView"
    }
    let named = outlets.compactMap { $0["destination"] }
    guard !named.contains(where: { maker.known($0) is UICollectionView }) else { return }
    file.record(
      "the scene's controller has no collection view; an empty one is used instead", element)
    controller.collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Registers the top and bottom layout guides of older files, which constraints may refer to.
  private func fillEdgeGuides(
    _ maker: ObjectMaker, _ element: InterfaceElement, _ view: InterfaceElement
  ) {
    for guide in element.child("layoutGuides")?.children ?? [] {
      if let id = guide.id { maker.edgeGuideKinds[id] = guide["type"] != "bottom" }
    }
    maker.edgeGuideOwner = view
  }

  // MARK: Segues

  /// Returns the segues that begin at an element.
  func segues(of element: InterfaceElement) -> [SegueDescription] {
    (element.child("connections")?.children ?? []).compactMap { SegueDescription($0) }
  }

  func performSegue(
    _ identifier: String, from controller: UIViewController, sender: Any?
  ) -> Bool {
    let all = scene.element.all { $0.name == "segue" && $0["identifier"] == identifier }
    guard let segue = all.lazy.compactMap({ SegueDescription($0) }).first else { return false }
    perform(segue, sender: sender)
    return true
  }

  /// Performs a segue that the user triggered, unless it has an identifier and the controller's
  /// `shouldPerformSegue(withIdentifier:sender:)` returns `false`.
  func begin(_ segue: SegueDescription, sender: Any?) {
    guard let controller else { return }
    if let identifier = segue.identifier,
      !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    {
      return
    }
    perform(segue, sender: sender)
  }

  private func perform(_ segue: SegueDescription, sender: Any?) {
    guard let controller else { return }
    if segue.kind == .unwind { return unwind(segue, from: controller, sender: sender) }
    if segue.kind == .embed {
      guard file.embedded < LoadedStoryboard.deepest else {
        return file.record("the scene is embedded in itself; it is left out", segue.element)
      }
      file.embedded += 1
    }
    defer { if segue.kind == .embed { file.embedded -= 1 } }
    guard let target = content.scene(withController: segue.destination) else {
      return file.record(
        "the segue leads to \(segue.destination), which is not a scene; nothing is shown",
        segue.element)
    }
    let creator = segue.creator(for: controller, sender: sender, in: file)
    let made =
      segue.kind == .embed
      ? makeNested(target, by: segue, creator: creator)
      : content.makeController(of: target, for: storyboard, creator: creator)
    guard let made else { return }
    segue.anchor(made, sender: sender) { knownObjects[$0] }
    let done = segue.segue(from: controller, to: made, sender: sender, in: file)
    controller.prepare(for: done, sender: sender)
    done.perform()
  }

  /// Creates the controller of a scene that is part of this one; returns `nil` if the limit is reached or it
  /// cannot be created, which is reported as a finding.
  func makeNested(
    _ target: InterfaceScene, by segue: SegueDescription,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard nested.takesOneMore() else {
      file.record(
        "one scene embeds or contains more than \(ReadingLimits().nestedScenes) others; the rest is "
          + "left out", segue.element, once: "nested scenes")
      return nil
    }
    return nested.around { content.makeController(of: target, for: storyboard, creator: creator) }
  }

  private func unwind(_ segue: SegueDescription, from controller: UIViewController, sender: Any?) {
    Unwinding(segue: segue, source: controller, file: file).perform(sender: sender)
  }
}
