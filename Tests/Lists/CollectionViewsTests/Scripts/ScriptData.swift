// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The data of a random script, and the way in which its collection view is notified of changes.
@MainActor
protocol ScriptData: AnyObject {
  /// Items by section.
  var items: [[Int]] { get }
  /// Changes that were not completed yet.
  var open: Int { get }
  /// Shows random changes.
  func change(animated: Bool, with random: inout ScriptNumbers)
  /// Shows the first `count` items of all, at most.
  func keep(_ count: Int, animated: Bool)
  /// Replaces everything by something similar.
  func reload(with random: inout ScriptNumbers)
  /// Has items configured again.
  func reconfigure(_ items: [Int], with random: inout ScriptNumbers)
  /// Expands or collapses an item, where there are outlines.
  func expand(with random: inout ScriptNumbers)
}
