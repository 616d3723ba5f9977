// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

/// The recorder of the actions on a harness, and of the events in its collection views.
@MainActor
final class RunRecorder {
  private(set) var recording: Recording
  private var events: [RecordedEvent] = []
  private var offsets: [ObjectIdentifier: CGPoint] = [:]
  private unowned let harness: CollectionViewHarness
  private var token: Int?

  init(_ harness: CollectionViewHarness) {
    self.harness = harness
    recording = Recording(
      device: RecordedDevice(harness.device), screen: harness.screenName)
    token = EngineEvents.add { [weak self] view, event in
      if let view = view as? UICollectionView { self?.record(event, of: view) }
    }
    recordOffsets()
    events = []
    var first = step(nil)
    first.mount = "\(harness.screenName) on \(harness.device)"
    recording.steps = [first]
  }

  isolated deinit {
    if let token { EngineEvents.remove(token) }
  }

  /// Adds a step without an action for changes since the last step, if there are any.
  func actionBegins() {
    recordOffsets()
    guard !events.isEmpty || recording.steps.last?.frames != harness.textFrames else { return }
    recording.steps.append(step(nil))
  }

  /// Adds a step for `action` with the events since ``actionBegins()``.
  func actionEnded(_ action: HarnessAction) {
    recordOffsets()
    recording.steps.append(step(action))
  }

  private func step(_ action: HarnessAction?) -> RecordedStep {
    defer { events = [] }
    return RecordedStep(
      action: action, time: harness.time, events: events, frames: harness.textFrames,
      svg: harness.svg, layouts: RecordedLayout.all(on: harness))
  }

  private func recordOffsets() {
    for view in harness.collectionViews {
      let offset = view.contentOffset
      if let old = offsets.updateValue(offset, forKey: ObjectIdentifier(view)), old != offset {
        events.append(.scrolled(offset))
      }
    }
  }

  private func record(_ event: EngineEvent, of view: UICollectionView) {
    guard view.isDescendant(of: harness.view) else { return }
    switch event {
    case .configured(let kind, let path, let isAgain):
      let name = ElementName(kind, at: path).description
      events.append(isAgain ? .reconfigured(name) : .configured(name))
    case .measured(let kind, let path, let proposed, let preferred):
      let name = ElementName(kind, at: path).description
      events.append(.measured(name, proposed: proposed, preferred: preferred))
    case .updated(let batch, let reconfigured):
      events.append(.updated(RecordedChange.all(in: batch, reconfigured: reconfigured)))
    case .applied(let change): events.append(.applied(change))
    case .invalidated(let cause): events.append(.invalidated("\(cause)"))
    }
  }
}
