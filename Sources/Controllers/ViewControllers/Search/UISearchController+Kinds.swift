// SPDX-License-Identifier: Apache-2.0

extension UISearchController {
  /// The event that shows the scope bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's default event, which is the beginning of the search.
    case automatic = 0
    /// No event, because the app shows the scope bar.
    case manual = 1
    /// The event of text entry.
    case onTextEntry = 2
    /// The event of the beginning of the search.
    case onSearchActivation = 3
  }
}
