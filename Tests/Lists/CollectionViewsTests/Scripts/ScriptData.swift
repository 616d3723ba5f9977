// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The data of a random script, and the way in which its collection view is notified of changes.
@MainActor
protocol ScriptData: AnyObject {
  /// The items of each section.
  var items: [[Int]] { get }
  /// The number of changes without a completion call so far.
  var open: Int { get }
  /// Performs random changes.
  func change(animated: Bool, with random: inout ScriptNumbers)
  /// Keeps at most the first `count` items.
  func keep(_ count: Int, animated: Bool)
  /// Replaces all items by similar ones, without animation.
  func reload(with random: inout ScriptNumbers)
  /// Reconfigures items.
  func reconfigure(_ items: [Int], with random: inout ScriptNumbers)
  /// Expands or collapses an item if the data has outlines.
  func expand(with random: inout ScriptNumbers)
}
