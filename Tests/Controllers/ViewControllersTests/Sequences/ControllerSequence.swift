// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionViewTree
import UIKit

/// A container that is changed several times, with pauses of different lengths.
@MainActor
protocol ControllerSequence: AnyObject {
  associatedtype Change: RawRepresentable & CaseIterable & Equatable & Sendable
  where Change.RawValue == String

  /// Creates a container at rest.
  init()

  /// The changes that advance the clock, which no callback can make.
  static var slowChanges: [Change] { get }

  var stage: ControllerStage { get }
  /// The visible pages of the container while nothing is presented.
  var shown: [UIViewController] { get }
  /// The pages that the container retains.
  var kept: [UIViewController] { get }

  func make(_ change: Change)
}

extension ControllerSequence {
  var record: AppearanceRecord { stage.appearances }
  var harness: CollectionViewHarness { stage.harness }

  /// Runs until idle and returns the first fault, or `nil` if there is none.
  func fault() -> String? {
    guard stage.rest() else { return "it does not come to rest" }
    return stage.fault(shown: shown, kept: kept)
  }
}
