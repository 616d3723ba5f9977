// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionViewTree

/// The pass that applies the beginning or end of editing: cells display their accessories for it, and make
/// space for them.
@MainActor
package struct EditingPass {
  /// The duration of the cells' animation, in seconds; not measured from UIKit.
  package static let duration: TimeInterval = 0.3

  let engine: CollectionEngine

  func run() {
    engine.updateConfigurations()
    let cells = engine.realised.all.compactMap { $0.view as? UICollectionViewCell }
      .filter(\.makesRoomForEditing)
    guard !cells.isEmpty else { return }
    // Content with less width may need more height.
    engine.invalidate(because: .outside)
    engine.needs.keepPlace()
    let view = engine.view
    guard view.surface != nil else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) {
      view.layoutIfNeeded()
      for cell in cells { cell.layoutIfNeeded() }
    }
  }
}
