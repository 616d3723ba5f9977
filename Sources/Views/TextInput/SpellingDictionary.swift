// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A spelling dictionary of the desktop.
@MainActor
final class SpellingDictionary {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Text = UnsafePointer<CChar>
  private typealias Texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Check = @convention(c) (UnsafeMutableRawPointer?, Text?, Int) -> Int32
  private typealias Suggest =
    @convention(c) (UnsafeMutableRawPointer?, Text?, Int, UnsafeMutablePointer<Int>?) -> Texts?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?, Texts?) -> Void

  private let pointer: UnsafeMutableRawPointer
  private let check: Check?
  private let suggest: Suggest?
  private let free: Free?

  init(_ pointer: UnsafeMutableRawPointer, _ library: UnsafeMutableRawPointer?) {
    self.pointer = pointer
    check = SpellingLibrary.function("enchant_dict_check", library, Check.self)
    suggest = SpellingLibrary.function("enchant_dict_suggest", library, Suggest.self)
    free = SpellingLibrary.function("enchant_dict_free_string_list", library, Free.self)
  }

  /// Returns whether the word is spelled correctly; `true` if it cannot be checked.
  func knows(_ word: String) -> Bool {
    (check?(pointer, word, word.utf8.count) ?? 0) <= 0
  }

  /// Returns suggested corrections of `word`.
  func guesses(for word: String) -> [String] {
    var count = 0
    guard let list = suggest?(pointer, word, word.utf8.count, &count) else { return [] }
    defer { free?(pointer, list) }
    return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
  }
}
