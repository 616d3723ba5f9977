// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UITextView: UITextSearching {
  /// Whether results can be replaced, which requires that the text is editable.
  public var supportsTextReplacement: Bool { isEditable }

  /// Returns the order of two ranges by their starts.
  public func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

  /// Reports the matching ranges of the text, and then the end of the search, to `resultAggregator`.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in options.ranges(of: queryString, in: editor.text) {
      resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Adds a background colour to a range, or removes it.
  public func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) {
    let offsets = foundTextRange.offsets
    let range = pointing.character(offsets.lowerBound)..<pointing.character(offsets.upperBound)
    canvas.found[range] = style == .normal ? nil : style
  }

  /// Removes the background colours of all results.
  public func clearAllDecoratedFoundText() { canvas.found = [:] }

  /// Scrolls until a range is visible.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
    scrollRangeToVisible(NSRange(location: range.offsets.lowerBound, length: range.offsets.count))
  }

  /// Returns whether the text is editable and the delegate permits the replacement of a range.
  public func shouldReplace(
    foundTextRange: UITextRange, document: AnyHashable??, withText: String
  ) -> Bool { isEditable && editorMayReplace(foundTextRange.offsets, with: withText) }

  /// Replaces the text of a range if the delegate permits it, and moves the caret behind it.
  public func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
    editor.replace(foundTextRange.offsets, with: withText, isTyped: false)
  }

  /// Replaces all matching ranges, from the last to the first, as far as the delegate permits it.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for range in options.ranges(of: queryString, in: editor.text).reversed() {
      editor.replace(range, with: withText, isTyped: false)
    }
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// Returns a search session in the text.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }
}

extension UITextView {
  /// The key commands for searching.
  static var findCommands: [UIKeyCommand] {
    [
      UIKeyCommand(input: "f", modifierFlags: .command, action: EditCommands.find),
      UIKeyCommand(
        input: "f", modifierFlags: [.command, .alternate], action: EditCommands.findAndReplace),
      UIKeyCommand(input: "g", modifierFlags: .command, action: EditCommands.findNext),
      UIKeyCommand(
        input: "g", modifierFlags: [.command, .shift], action: EditCommands.findPrevious),
      UIKeyCommand(
        input: "e", modifierFlags: .command, action: EditCommands.useSelectionForFind),
    ]
  }

  /// Repeats the current search after a change of the text.
  func textWasChangedWhileFinding() {
    guard let interaction = findInteraction, interaction.activeFindSession != nil else { return }
    interaction.search()
  }

  /// Uses the selected text as the search text.
  func searchForSelection() {
    guard let selected = selectedTextRange, let text = text(in: selected), !text.isEmpty else {
      return
    }
    findInteraction?.searchText = text
    findInteraction?.search()
  }
}
