// SPDX-License-Identifier: Apache-2.0

/// Returns the result of calling `body`.
///
/// - Note: There is no pool on Linux: objects are released by reference counting alone.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
