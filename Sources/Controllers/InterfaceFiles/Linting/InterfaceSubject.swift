// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
package import MullionInterfaceDocuments
import MullionTables
import MullionViewControllers
import MullionViewTree

/// The parts of an interface file that a tool can show: its scenes, or the views of a nib.
@MainActor
package struct InterfaceSubject {
  private let file: LoadedFile

  /// Creates the subject for `file`.
  package init(_ file: LoadedFile) {
    self.file = file
  }

  /// Creates the subject for the file at `url`, whose objects are created without any class of the
  /// application.
  ///
  /// - Throws: `InterfaceFileError` if the file cannot be read.
  package init(contentsOf url: URL) throws {
    let file = LoadedFile(
      try InterfaceDocument(contentsOf: url), in: Self.bundle(of: url), at: url, usesClasses: false)
    file.findStoryboard = ProjectFiles.around(url)?.storyboard
    self.init(file)
  }

  /// Returns the bundle of images and colours for a file among the sources of its project: the nearest folder
  /// above it that has an asset catalogue; `nil` if there is none.
  ///
  /// At most four folders are searched.
  package static func bundle(of url: URL) -> Bundle? {
    var folder = url.deletingLastPathComponent().standardizedFileURL
    for _ in 0..<4 {
      let children = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      if (children ?? []).contains(where: { $0.hasSuffix(".xcassets") }) {
        return Bundle(path: folder.path)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The parts of the file that were not applied as written.
  package var findings: [InterfaceFinding] { file.findings }

  /// The names of the scenes, beginning with the initial one; for a nib, a fixed name.
  package var sceneNames: [String] {
    guard file.document.kind == .storyboard else { return [Self.nibName] }
    let initial = file.document.initialController
    let scenes = file.document.scenes.filter { $0.controller != nil }
    return
      (scenes.filter { $0.controller?.id == initial }
      + scenes.filter { $0.controller?.id != initial }).map(\.name)
  }

  private static let nibName = "nib"

  /// Whether the file is a nib.
  package var isNib: Bool { file.document.kind == .nib }

  /// Returns a screen that shows the scene called `name`, or the first view of a nib; `nil` if there is none
  /// of that name, or it cannot be created.
  ///
  /// If `name` is `nil`, the first scene is shown.
  package func screen(_ name: String?) -> Screen? {
    let screen = Screen()
    // Prototypes are created when they are displayed.
    file.onMade = { [weak screen] in screen?.made.append(($0, $1)) }
    file.onLoaded = nil
    switch file.document.kind {
    case .storyboard: screen.controller = controller(name)
    case .nib:
      if name == nil || name == Self.nibName { showNib(on: screen) }
    }
    guard screen.controller != nil else { return nil }
    screen.controller?.loadViewIfNeeded()
    screen.loadChildren()
    screen.showPrototypes()
    // A segue creates further scenes later.
    file.onLoaded = { [weak screen] in screen?.showPrototypes() }
    return screen
  }

  private func controller(_ name: String?) -> UIViewController? {
    let wanted = name ?? sceneNames.first
    guard let scene = file.document.scenes.first(where: { $0.name == wanted }) else { return nil }
    let content = LoadedStoryboard(file)
    let storyboard = UIStoryboard(name: file.document.name, content: content)
    return content.makeController(of: scene, for: storyboard)
  }

  /// Shows the first view of a nib in its own size, or as the controller's view.
  private func showNib(on screen: Screen) {
    let objects = LoadedNib(file).makeObjects(owner: nil, others: [:])
    guard let view = objects.lazy.compactMap({ $0 as? UIView }).first else { return }
    let controller = UIViewController()
    controller.loadPlainView()
    controller.view.backgroundColor = .systemBackground
    if isOwnersView || fillsScreen(view) {
      controller.view = view
    } else {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.frame = view.bounds
      controller.view.addSubview(view)
    }
    screen.nibView = view
    screen.controller = controller
  }

  /// Whether the file's owner has a `view` outlet.
  private var isOwnersView: Bool {
    let owner = file.document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?.child("connections")?.children.contains { $0["property"] == "view" } ?? false
  }

  private func fillsScreen(_ view: UIView) -> Bool {
    view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && !isCell(view) && !isFree
  }

  /// Whether the nib's views have a size of their own instead of the size of a screen.
  private var isFree: Bool {
    file.document.objects.contains { element in
      element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }
  }

  private func isCell(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UITableViewCell
  }
}
