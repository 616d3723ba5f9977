// SPDX-License-Identifier: Apache-2.0

import Testing

/// Returns whether a process that ended wrote `sentence` to standard error.
func says(_ result: ExitTest.Result?, _ sentence: String) -> Bool {
  let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  return written.contains(sentence)
}
