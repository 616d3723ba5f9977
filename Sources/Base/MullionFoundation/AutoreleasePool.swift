// SPDX-License-Identifier: Apache-2.0

/// Calls `body`.
///
/// Objects that it releases end by themselves: nothing waits for the end of a pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
