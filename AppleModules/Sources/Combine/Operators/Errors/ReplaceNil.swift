// SPDX-License-Identifier: Apache-2.0

extension Publisher {
  /// Returns a publisher that publishes `output` in place of elements that are `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
