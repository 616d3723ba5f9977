// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The textual description of a configuration state.
struct StateWords {
  let text: String

  init(_ words: [String], custom: [UIConfigurationStateCustomKey: AnyHashable]) {
    let plain = words.isEmpty ? "normal" : words.joined(separator: ", ")
    let own = custom.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.key.rawValue) = \($0.value)" }
    text = own.isEmpty ? plain : plain + "; custom: " + own.joined(separator: ", ")
  }
}
