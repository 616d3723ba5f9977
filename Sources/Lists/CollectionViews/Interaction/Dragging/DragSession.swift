// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A drag that began in a view of the app.
@MainActor
final class DragSession: NSObject, UIDragSession, FollowedDrop {
  /// The session whose events are currently being delivered to views; `nil` at other times and for a drag of
  /// another app.
  private(set) static weak var told: DragSession?

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)
  private weak var view: UIView?
  /// The location of the drag, in the coordinate space of the view that it was created in.
  var place = CGPoint.zero
  /// The board that displays the items; `nil` if the source view does.
  weak var board: DragBoard?
  /// The closure called once before a drop is performed.
  var onDrop: ((UIDropOperation) -> Void)?
  private var answer: UIDropOperation?

  /// Creates a session for a drag at `place` in `view`.
  init(in view: UIView, at place: CGPoint) {
    self.view = view
    self.place = place
    super.init()
  }

  /// Sets the items.
  func take(_ items: [UIDragItem]) { self.items = items }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  // MARK: Drops on other views

  func move(_ event: DropEvent) {}

  func wasAnswered(_ operation: UIDropOperation) { answer = operation }

  func willDrop(_ operation: UIDropOperation) {
    onDrop?(operation)
    onDrop = nil
  }

  /// Delivers the location of the drag to the views of `surface`, and returns the operation that a drop would
  /// perform, or performed.
  func notify(_ phase: DropEvent.Phase, to surface: ViewSurface) -> UIDropOperation {
    var event = DropEvent(phase: phase, location: view?.convert(place, to: nil) ?? place)
    event.text = text
    let former = Self.told
    Self.told = self
    defer { Self.told = former }
    answer = nil
    let isTaken = surface.handle(.drop(event))
    // Text fields accept text without a drop proposal.
    return answer ?? (isTaken ? .copy : .cancel)
  }

  /// The text that text fields accept, if every item provides one synchronously; loaded once.
  private lazy var text: String? = {
    let texts = items.compactMap { item -> String? in
      guard item.itemProvider.canLoadObject(ofClass: NSString.self) else { return nil }
      let found = LoadedObjects(1)
      item.itemProvider.loadObject(ofClass: NSString.self) { object, _ in
        _ = found.take(object, at: 0)
      }
      return (found.all.first as? NSString) as String?
    }
    return texts.isEmpty || texts.count < items.count ? nil : texts.joined(separator: "\n")
  }()
}
