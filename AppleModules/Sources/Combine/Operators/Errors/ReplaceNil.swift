// SPDX-License-Identifier: Apache-2.0

extension Publisher {
  /// Publishes `output` in place of elements that are nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
