// SPDX-License-Identifier: Apache-2.0

import SourceRewriting

/// The error thrown if the sources contain constructs that cannot be carried over.
struct SourceProblems: Error {
  let problems: [Problem]
}
