// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A drag that began in a view of the program.
@MainActor
final class DragSession: NSObject, UIDragSession, FollowedDrop {
  /// The drag that views are told of right now; nil: one of another program's.
  private(set) static weak var told: DragSession?

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)
  private weak var view: UIView?
  /// Where the drag is, in the coordinate space of the view that it was made in.
  var place = CGPoint.zero
  /// Shows what is dragged; nil: the view that it began in does.
  weak var board: DragBoard?
  /// Called once before a drop is carried out.
  var onDrop: ((UIDropOperation) -> Void)?
  private var answer: UIDropOperation?

  /// A drag that is at `place` in `view`.
  init(in view: UIView, at place: CGPoint) {
    self.view = view
    self.place = place
    super.init()
  }

  /// These are the things.
  func take(_ items: [UIDragItem]) { self.items = items }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  // MARK: Over other views

  func move(_ event: DropEvent) {}

  func wasAnswered(_ operation: UIDropOperation) { answer = operation }

  func willDrop(_ operation: UIDropOperation) {
    onDrop?(operation)
    onDrop = nil
  }

  /// Tells the views of `surface` where the drag is; answers what a drop would do, or did.
  func tell(_ phase: DropEvent.Phase, to surface: ViewSurface) -> UIDropOperation {
    var event = DropEvent(phase: phase, location: view?.convert(place, to: nil) ?? place)
    event.text = text
    let former = Self.told
    Self.told = self
    defer { Self.told = former }
    answer = nil
    let isTaken = surface.handle(.drop(event))
    // Fields take texts without a word about it.
    return answer ?? (isTaken ? .copy : .cancel)
  }

  /// The text that fields take, where each thing is one that is at hand; asked for once.
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
