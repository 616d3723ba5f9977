// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A drop session of a drag from another app.
@MainActor
final class ArrivingSession: NSObject, FollowedDrop {
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  nonisolated let progress = Progress(totalUnitCount: 0)
  private(set) var items: [UIDragItem]
  private let files: [URL]
  private let text: String?
  private var place: CGPoint

  init(_ event: DropEvent) {
    files = event.files
    text = event.text
    place = event.location
    items = Self.items(of: event)
    super.init()
  }

  /// Whether the items may be moved; always `false`, since the session is for items of another app.
  var allowsMoveOperation: Bool { false }
  var isRestrictedToDraggingApplication: Bool { false }
  var localDragSession: (any UIDragSession)? { nil }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  /// Updates the location from `event`, and the items, which some hosts provide only later.
  func move(_ event: DropEvent) {
    place = event.location
    if items.isEmpty || event.files != files || event.text != text, event.phase != .left {
      let now = Self.items(of: event)
      if !now.isEmpty { items = now }
    }
  }

  private static func items(of event: DropEvent) -> [UIDragItem] {
    let providers =
      event.files.isEmpty
      ? [event.text.map { NSItemProvider(object: $0 as NSString) }].compactMap(\.self)
      : event.files.compactMap { NSItemProvider(contentsOf: $0) }
    return providers.map { UIDragItem(itemProvider: $0) }
  }
}
