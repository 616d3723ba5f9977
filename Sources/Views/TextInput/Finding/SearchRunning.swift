// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A search in a text-searching object, independent of the type of its document identifiers.
@MainActor
protocol SearchRunning: AnyObject {
  var object: any UITextSearching { get }
  var count: Int { get }
  var place: Int? { get }
  var onChange: () -> Void { get set }
  func search(_ query: String, _ options: UITextSearchOptions)
  func step(_ direction: UITextStorageDirection)
  func discard()
  func replace(by text: String) -> Bool
  var mayReplace: Bool { get }
}
