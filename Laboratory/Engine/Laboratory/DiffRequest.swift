// SPDX-License-Identifier: Apache-2.0

import MullionLayoutCases

/// The request for the difference of two snapshots.
struct DiffRequest {
  init(_ request: Request) throws(LayoutCaseError) {}

  func reply() throws(LayoutCaseError) -> Reply { .success([]) }
}
