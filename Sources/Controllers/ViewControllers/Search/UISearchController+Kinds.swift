// SPDX-License-Identifier: Apache-2.0

extension UISearchController {
  /// The event that shows the scope bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's default: when the search begins.
    case automatic = 0
    /// When the app shows it.
    case manual = 1
    /// When text is entered.
    case onTextEntry = 2
    /// At the beginning of the search.
    case onSearchActivation = 3
  }
}
