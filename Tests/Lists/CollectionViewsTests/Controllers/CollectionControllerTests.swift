// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("Collection view controllers")
struct CollectionControllerTests {
  /// A collection view controller written as in an app.
  class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var names = (0..<12).map { "photo \($0)" }
    var chosen: [IndexPath] = []
    var scrolls = 0

    init() {
      super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
      (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 4
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      section == 0 ? names.count : 1
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? RecorderCell)?.text = names[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      chosen.append(indexPath)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: collectionView.bounds.width, height: 60)
    }
  }

  final class Movable: Photos {
    var moves: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      true
    }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private func mount(_ controller: UIViewController) -> ViewSurface {
    ViewStage.Stage(controller.view).surface
  }

  private func tap(_ surface: ViewSurface, _ point: CGPoint) {
    surface.handle(.pointer(PointerEvent(phase: .began, location: point)))
    surface.handle(.pointer(PointerEvent(phase: .ended, location: point)))
  }

  @Test func `a subclass is data source and delegate by overriding`() {
    let controller = Photos()
    let surface = mount(controller)
    expect(controller.collectionView.superview === controller.view)
    expect(controller.collectionView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = controller.collectionView.cellForItem(at: [0, 1]) as? RecorderCell
    expect(cell?.text, equals: "photo 1")
    expect(cell?.frame, equals: CGRect(x: 0, y: 64, width: 320, height: 60))
    tap(surface, CGPoint(x: 20, y: 80))
    expect(controller.chosen, equals: [[0, 1]])
    controller.collectionView.contentOffset.y = 100
    expect(controller.scrolls, equals: 1)
  }

  /// A controller with a context menu for each item, written as in older apps.
  private final class Menus: Photos {
    var asked: [IndexPath] = []
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append(indexPath)
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      })
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("preview")
      return super.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("comes") }
  }

  @Test func `a subclass has menus by overriding`() {
    let screen = Menus()
    let surface = mount(screen)
    let point = CGPoint(x: 10, y: 10)
    for phase in [PointerEvent.Phase.began, .ended] {
      surface.handle(.pointer(PointerEvent(phase: phase, location: point, button: 3)))
    }
    expect(screen.asked, equals: [[0, 0]])
    expect(screen.log, equals: ["preview", "comes"])
  }

  @Test func `a subclass gives layouts between two by overriding`() {
    final class Between: Photos {
      var asked = 0
      override func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        asked += 1
        return super.collectionView(
          collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      }
    }
    let screen = Between()
    withExtendedLifetime(mount(screen)) {
      screen.collectionView.startInteractiveTransition(
        to: UICollectionViewFlowLayout(), completion: nil)
    }
    expect(screen.asked, equals: 1)
  }

  @Test func `what is selected is deselected when the view appears`() {
    let controller = Photos()
    let surface = mount(controller)
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    expect(controller.collectionView.indexPathsForSelectedItems == nil)
    controller.clearsSelectionOnViewWillAppear = false
    controller.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    controller.viewWillAppear(false)
    expect(controller.collectionView.indexPathsForSelectedItems, equals: [[0, 2]])
    controller.setEditing(true, animated: false)
    expect(controller.collectionView.isEditing)
    surface.frame(at: 1)
  }

  @Test func `pressing long moves an item, where that is wanted`() {
    let controller = Movable()
    let surface = mount(controller)
    surface.handle(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 20, y: 20))))
    surface.frame(at: surface.now + 1)
    surface.handle(.pointer(PointerEvent(phase: .moved, location: CGPoint(x: 20, y: 160))))
    surface.frame(at: surface.now + 0.1)
    surface.handle(.pointer(PointerEvent(phase: .ended, location: CGPoint(x: 20, y: 160))))
    surface.frame(at: surface.now + 1)
    expect(controller.moves, equals: ["0 to 2"])
    expect(controller.names.prefix(3), equals: ["photo 1", "photo 2", "photo 0"])

    let fixed = Photos()
    let other = mount(fixed)
    other.handle(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 20, y: 20))))
    other.frame(at: other.now + 1)
    other.handle(.pointer(PointerEvent(phase: .moved, location: CGPoint(x: 20, y: 23))))
    other.frame(at: other.now + 1)
    expect(fixed.collectionView.cellForItem(at: [0, 0])?.frame.minY, equals: 0)
  }

  @Test func `another collection view can be set`() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let old = controller.collectionView
    let new = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    expect(old?.superview == nil)
    expect(old?.dataSource == nil)
    expect(new.superview === controller.view)
    expect(new.dataSource === controller)
    expect(new.frame, equals: controller.view.bounds)
  }

  @Test func `a controller without a layout says so`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UICollectionViewController(nibName: nil, bundle: nil).view
      }
    }
  }
}
