// SPDX-License-Identifier: Apache-2.0

extension UISearchController {
  /// The event that shows the scope bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's default: the beginning of the search.
    case automatic = 0
    /// None: the app shows the scope bar.
    case manual = 1
    /// The entry of text.
    case onTextEntry = 2
    /// The beginning of the search.
    case onSearchActivation = 3
  }
}
