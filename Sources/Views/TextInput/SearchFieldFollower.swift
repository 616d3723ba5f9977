// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// An object that forwards the events of a search bar's field to the bar's delegate.
@MainActor
final class SearchFieldFollower: NSObject, UITextFieldDelegate, InputHandling {
  private weak var bar: UISearchBar?
  private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard let bar else { return false }
    if event.key == .escape, event.modifiers.isEmpty, bar.showsCancelButton {
      bar.cancel()
      return true
    }
    return bar.searchTextField.editor.handleKey(event)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchFollower?.searchDidBegin()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    delegate?.searchBarSearchButtonClicked(bar)
    bar.searchFollower?.searchWasSubmitted()
    return true
  }
}
