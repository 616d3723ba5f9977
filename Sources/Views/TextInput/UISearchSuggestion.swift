// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What a search offers to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What is offered.
  var localizedSuggestion: String? { get }
  /// What is offered, with attributes; shown instead of the plain words.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What assistive technologies say of it.
  var localizedDescription: String? { get }
  /// The picture in front of it.
  var iconImage: UIImage? { get }
  /// What it stands for, for the application.
  var representedObject: Any? { get set }
}
