// SPDX-License-Identifier: Apache-2.0

import SourceRewriting

/// Constructs that cannot be carried over stand in the sources.
struct SourceProblems: Error {
  let problems: [Problem]
}
