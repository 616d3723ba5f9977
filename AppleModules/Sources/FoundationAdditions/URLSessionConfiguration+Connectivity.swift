// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether tasks wait for a connection instead of failing; always `false`.
  ///
  /// - Note: Setting it has no effect on Linux: tasks without a connection fail at once.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
