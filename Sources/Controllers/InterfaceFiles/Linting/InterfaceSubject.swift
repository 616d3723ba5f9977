// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionViews
package import MullionInterfaceDocuments
import MullionTables
import MullionViewControllers
import MullionViewTree

/// What a tool shows of an interface file: its scenes, or the views of a nib.
@MainActor
package struct InterfaceSubject {
  private let file: LoadedFile

  /// The subject in `file`.
  package init(_ file: LoadedFile) {
    self.file = file
  }

  /// The subject at `url`, made without any class of the application.
  ///
  /// - Throws: `InterfaceFileError` when the file can't be read.
  package init(contentsOf url: URL) throws {
    let file = LoadedFile(
      try InterfaceDocument(contentsOf: url), in: Self.bundle(of: url), at: url, usesClasses: false)
    file.findStoryboard = ProjectFiles.around(url)?.storyboard
    self.init(file)
  }

  /// Where the pictures and colours of a file are that stands among its project's sources: in the
  /// nearest folder above that has an asset catalogue.
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

  /// What was not made as the file says.
  package var findings: [InterfaceFinding] { file.findings }

  /// The names of the scenes, the one that is shown first first; of a nib, its own name.
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

  /// A screen that shows a scene, or the views of a nib; nil: there is none of that name, or it can't
  /// be made.
  package func screen(_ name: String?) -> Screen? {
    let screen = Screen()
    // Prototypes are made when they are shown.
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
    // A segue makes scenes later.
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

  /// Shows the first view of a nib in its size, or as the controller's own view.
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

  /// Whether the file's owner is a controller whose view the nib has.
  private var isOwnersView: Bool {
    let owner = file.document.objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    return owner?.child("connections")?.children.contains { $0["property"] == "view" } ?? false
  }

  private func fillsScreen(_ view: UIView) -> Bool {
    view.autoresizingMask == [.flexibleWidth, .flexibleHeight] && !isCell(view) && !isFree
  }

  /// Whether the nib's views are of a size of their own, and not of a screen's.
  private var isFree: Bool {
    file.document.objects.contains { element in
      element.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
    }
  }

  private func isCell(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UITableViewCell
  }
}
