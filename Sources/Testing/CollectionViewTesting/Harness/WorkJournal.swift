// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionViewTree
import UIKit

/// The record of the elements that the collection views in a view configured and measured.
@MainActor
final class WorkJournal {
  /// The current identity of an element.
  struct Element: Hashable {
    var view: ObjectIdentifier
    /// The supplementary kind, or `nil` for a cell.
    var kind: String?
    var indexPath: IndexPath

    var name: ElementName { ElementName(kind, at: indexPath) }
  }

  /// An element's answer to a size request.
  struct Answer: CustomStringConvertible {
    /// The proposed size.
    var proposed: CGSize
    /// The preferred size.
    var preferred: CGSize

    var description: String { "\(NumberText.size(preferred)) for \(NumberText.size(proposed))" }
  }

  /// The answers of each element since the last change of the data or of the measuring inputs.
  private(set) var measured: [Element: [Answer]] = [:]
  /// The inputs of the last measurements, by collection view.
  private var rooms: [ObjectIdentifier: MeasuringConditions] = [:]
  /// The elements that were configured since ``startListing()``, in order.
  private(set) var configured: [(element: Element, isAgain: Bool)] = []
  private var lists = false
  @Unheld private var root: UIView?
  private var token: Int?

  init(of root: UIView) {
    self.root = root
    token = EngineEvents.add { [weak self] view, event in
      if let view = view as? UICollectionView { self?.record(event, of: view) }
    }
  }

  isolated deinit {
    if let token { EngineEvents.remove(token) }
  }

  /// Clears the list of configured elements and starts listing.
  func startListing() {
    configured = []
    lists = true
  }

  func stopListing() { lists = false }

  private func record(_ event: EngineEvent, of view: UICollectionView) {
    // The most frequent event; it is not recorded unless configurations are listed or measurements exist.
    if case .configured = event, !lists, measured.isEmpty { return }
    guard let root, view.isDescendant(of: root) else { return }
    switch event {
    case .configured(let kind, let path, let isAgain):
      let element = Element(view: ObjectIdentifier(view), kind: kind, indexPath: path)
      if lists { configured.append((element, isAgain)) }
      // A view with new content may be measured again.
      measured[element] = nil
    case .measured(let kind, let path, let proposed, let preferred):
      rooms[ObjectIdentifier(view)] = MeasuringConditions(of: view)
      measured[Element(view: ObjectIdentifier(view), kind: kind, indexPath: path), default: []]
        .append(Answer(proposed: proposed, preferred: preferred))
    case .invalidated(.reload), .invalidated(.update), .updated: discardMeasured(in: view)
    case .invalidated(.outside):
      // With unchanged measuring conditions there is no need to measure again.
      if rooms[ObjectIdentifier(view)] != MeasuringConditions(of: view) {
        discardMeasured(in: view)
      }
    case .invalidated(.scroll), .invalidated(.preferredSize), .applied: break
    }
  }

  private func discardMeasured(in view: UICollectionView) {
    let gone = ObjectIdentifier(view)
    measured = measured.filter { $0.key.view != gone }
  }
}
