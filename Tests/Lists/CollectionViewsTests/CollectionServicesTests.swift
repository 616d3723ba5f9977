// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit

/// Tests that the callbacks of a collection view that lays out between frames have the services of its
/// surface.
@MainActor
@Suite("Services of what a collection view calls")
struct CollectionServicesTests {
  /// A layout that calls a closure each time it is prepared.
  private final class Layout: UICollectionViewCompositionalLayout {
    var record: () -> Void = {}

    override func prepare() {
      record()
      super.prepare()
    }
  }

  /// The operations that cause a layout between frames.
  nonisolated private static let ways: [(name: String, act: @MainActor (Stage) -> Void)] = [
    (
      "layoutIfNeeded",
      { stage in
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
      }
    ),
    (
      "performBatchUpdates",
      { stage in
        stage.items[0].insert("new", at: 0)
        stage.view.performBatchUpdates { stage.view.insertItems(at: [[0, 0]]) }
      }
    ),
    ("reconfigureItems", { stage in stage.view.reconfigureItems(at: [[0, 1]]) }),
    (
      "layoutAttributesForItem",
      { stage in
        stage.view.collectionViewLayout.invalidateLayout()
        _ = stage.view.layoutAttributesForItem(at: [0, 1])
      }
    ),
  ]

  @Test(arguments: ways.indices)
  func `cells and layouts are asked for as in the surface's own frames`(index: Int) {
    let (name, act) = Self.ways[index]
    let layout = Layout(section: Layouts.gridSection(columns: 1, height: 40))
    let stage = Stage(layout, counts: [30])
    let services = HostServices()
    stage.surface.services = services
    stage.frame()
    var served: [Bool] = []
    layout.record = { served.append(HostServices.current === services) }
    stage.configure = { _, _ in served.append(HostServices.current === services) }
    act(stage)
    expect(!served.isEmpty && served.allSatisfy(\.self), "\(name): \(served)")
  }
}
