// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import MullionViewTree
import UIKit

/// A container that is changed several times, with more or less time between.
@MainActor
protocol ControllerSequence: AnyObject {
  associatedtype Change: RawRepresentable & CaseIterable & Equatable & Sendable
  where Change.RawValue == String

  /// A container at rest.
  init()

  /// The changes that lead the clock on, which no callback can make.
  static var slowChanges: [Change] { get }

  var stage: ControllerStage { get }
  /// The pages that the container shows while nothing is presented.
  var shown: [UIViewController] { get }
  /// The pages that the container holds.
  var kept: [UIViewController] { get }

  func make(_ change: Change)
}

extension ControllerSequence {
  var record: AppearanceRecord { stage.appearances }
  var harness: CollectionViewHarness { stage.harness }

  /// Runs to rest and describes the first thing that is not as it has to be; `nil`: all is.
  func fault() -> String? {
    guard stage.rest() else { return "it does not come to rest" }
    return stage.fault(shown: shown, kept: kept)
  }
}
