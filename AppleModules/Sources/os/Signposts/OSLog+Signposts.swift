// SPDX-License-Identifier: Apache-2.0

extension OSLog {
  func signpost(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID,
    _ text: @autoclosure () -> String
  ) {
    guard signpostsEnabled else { return }
    let words = text()
    write(
      line: "signpost \(type.word) \(name)" + (id == .exclusive ? "" : " #\(id.rawValue)")
        + (words.isEmpty ? "" : ": \(words)"))
  }
}
