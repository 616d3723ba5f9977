// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for drag and drop compiles.
@MainActor
struct DragInterfaceTests {
  private final class Owner: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      session.localContext = self
      return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addAnimations { self.alpha = 0.5 }
      animator.addCompletion { position in if position == .end { self.alpha = 1 } }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      item.setNeedsDropPreviewUpdate()
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(container: self, center: .zero))
    }
  }

  private final class Desk: NSObject, UIDropInteractionDelegate {
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      session.progressIndicatorStyle = .none
      session.progress.cancellationHandler = {}
    }
  }

  private final class Outbox: NSObject, UICollectionViewDragDelegate, UITableViewDragDelegate {
    private let items = [UIDragItem(itemProvider: NSItemProvider())]

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { session.items.isEmpty ? [] : items }
    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { UIDragPreviewParameters() }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
  }

  private final class Inbox: NSObject, UICollectionViewDropDelegate, UITableViewDropDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      for item in coordinator.items {
        coordinator.drop(
          item.dragItem, to: UIDragPreviewTarget(container: collectionView, center: .zero))
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { cell in cell.alpha = 0.5 }
        placeholder.previewParametersProvider = { cell in
          let parameters = UIDragPreviewParameters()
          parameters.visiblePath = UIBezierPath(ovalIn: cell.bounds)
          return parameters
        }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        item.dragItem.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
          let isThere = text != nil
          DispatchQueue.main.async {
            if !isThere { context.deletePlaceholder() }
            context.setNeedsCellUpdate()
            context.commitInsertion { path in print(path, context.dragItem) }
          }
        }
      }
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      let shown = collectionView.presentationIndexPath(forDataSourceIndexPath: destinationIndexPath)
      let proposal = UICollectionViewDropProposal(
        operation: shown == nil ? .cancel : .copy, intent: .insertAtDestinationIndexPath)
      proposal.isPrecise = collectionView.hasUncommittedUpdates
      proposal.prefersFullSizePreview = true
      return proposal
    }
    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      for item in coordinator.items {
        coordinator.drop(
          item.dragItem, to: UIDragPreviewTarget(container: tableView, center: .zero))
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: IndexPath(row: 0, section: 0), reuseIdentifier: "waiting",
          rowHeight: UITableView.automaticDimension)
        placeholder.cellUpdateHandler = { cell in cell.textLabel?.text = "On its way" }
        placeholder.previewParametersProvider = { _ in nil }
        let context = coordinator.drop(item.dragItem, to: placeholder)
        context.addCompletion { position in print(position, context.dragItem) }
        if !context.commitInsertion(dataSourceUpdates: { path in print(path) }) {
          context.deletePlaceholder()
        }
      }
    }
  }

  @Test func `what is dropped goes to places in other views`() {
    let inbox = Inbox()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let outbox = Outbox()
    list.dropDelegate = inbox
    list.dragDelegate = outbox
    expect(list.dropDelegate === inbox)
  }

  @Test func `things are dragged out of a view`() {
    let owner = Owner()
    let drag = UIDragInteraction(delegate: owner)
    drag.isEnabled = UIDragInteraction.isEnabledByDefault
    drag.allowsSimultaneousRecognitionDuringLift = true
    owner.addInteraction(drag)
    owner.addInteraction(UIDropInteraction(delegate: owner))
    expect(drag.view === owner && drag.delegate === owner)
    owner.removeInteraction(drag)
    expect(drag.view == nil && owner.gestureRecognizers?.isEmpty != false)
  }

  @Test func `what is seen of a drag is said by previews`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: view.bounds)
    parameters.backgroundColor = .clear
    let preview = UIDragPreview(view: view, parameters: parameters)
    expect(preview.view === view && preview.parameters === parameters)
    expect(UIDragPreview(view: view).parameters.visiblePath == nil)
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.previewProvider = { preview }
    expect(item.previewProvider?() === preview)
    let container = UIView()
    container.addSubview(view)
    let targeted = UITargetedDragPreview(view: view, parameters: parameters)
    expect(targeted.target.container === container && targeted.size == view.bounds.size)
    let target = UIDragPreviewTarget(
      container: container, center: .zero, transform: CGAffineTransform(scaleX: 2, y: 2))
    let moved = targeted.retargetedPreview(with: target)
    expect(moved.target === target && moved.view === view)
    expect(
      UITargetedDragPreview(view: view, parameters: parameters, target: target).target === target)
  }

  // MARK: Spring loading

  private final class Springs: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
  {
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      context.targetView = interaction.view
      context.targetItem = context.location(in: interaction.view).x < 10 ? "left" : "right"
      return context.state != .activated
    }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
    func interaction(
      _ interaction: UISpringLoadedInteraction,
      didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
  }

  @Test func `drags that are held activate views, controls, rows and items`() {
    let (view, springs) = (UIView(), Springs())
    let interaction = UISpringLoadedInteraction(
      interactionBehavior: springs, interactionEffect: springs
    ) { interaction, context in interaction.view?.isHidden = context.state == .activated }
    view.addInteraction(interaction)
    view.addInteraction(UISpringLoadedInteraction { _, _ in })
    expect(interaction.interactionBehavior === springs && interaction.view === view)
    let supporting: [any UISpringLoadedInteractionSupporting] = [
      UIButton(), UISegmentedControl(), UITableView(), UIBarButtonItem(), UITabBar(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
      UITabBarItem(), UITab(title: "Files", image: nil, identifier: "files"),
      UIAlertController(title: nil, message: nil, preferredStyle: .alert),
    ]
    for other in supporting {
      other.isSpringLoaded = true
      expect(other.isSpringLoaded)
    }
  }
}
