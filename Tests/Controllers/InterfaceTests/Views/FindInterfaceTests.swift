// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for text search and text input compiles.
@MainActor
struct FindInterfaceTests {
  private final class Notes: NSObject, UITextSearching, UIFindInteractionDelegate {
    let text = "one two one"
    var selectedTextRange: UITextRange? { nil }
    func compare(
      _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { .orderedSame }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      if text.range(of: queryString, options: options.stringCompareOptions) != nil {
        resultAggregator.foundRange(UITextRange(), searchString: queryString, document: nil)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(
      foundTextRange: UITextRange, document: AnyHashable??,
      usingStyle style: UITextSearchFoundTextStyle
    ) {}
    func clearAllDecoratedFoundText() {}
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }
  }

  private final class Keyboard: UIInputViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
      input.allowsSelfSizing = true
      inputView = input
    }
    override func textDidChange(_ textInput: (any UITextInput)?) {
      _ = textDocumentProxy.documentContextBeforeInput
    }
  }

  private final class EmojiField: UITextField {
    let keyboard = Keyboard()
    override var inputViewController: UIInputViewController? { keyboard }
    override var textInputContextIdentifier: String? { "" }
    override var textInputMode: UITextInputMode? {
      UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" }
    }
  }

  @Test func `texts are searched`() {
    let view = UITextView()
    view.isFindInteractionEnabled = true
    view.findInteraction?.searchText = "one"
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    view.findInteraction?.findNext()
    view.findInteraction?.updateResultCount()
    let notes = Notes()
    let interaction = UIFindInteraction(sessionDelegate: notes)
    interaction.optionsMenuProvider = { UIMenu(children: $0) }
    UIView().addInteraction(interaction)
    let session = UITextSearchingFindSession(searchableObject: notes)
    session.performSearch(query: "two", options: nil)
    session.searchResultDisplayStyle = .total
    expect(session.resultCount == 1 && !interaction.isFindNavigatorVisible)
    let state = view.interactionState
    view.interactionState = state
    view.useSelectionForFind(nil)
  }

  @Test func `controllers stand for keyboards`() {
    let field = EmojiField()
    field.keyboard.textDocumentProxy.insertText("a")
    field.keyboard.dismissKeyboard()
    field.inputAssistantItem.leadingBarButtonGroups = []
    expect(field.inputViewController === field.keyboard && field.textInputMode == nil)
  }
}
