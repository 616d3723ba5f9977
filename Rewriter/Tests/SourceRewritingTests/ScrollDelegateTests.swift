// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of scroll views that override `delegate`.
struct ScrollDelegateTests {
  private static let page = """
    class Page: UIScrollView {
      weak var outer: UIScrollViewDelegate?
      override var delegate: UIScrollViewDelegate? {
        get { outer }
        set { outer = newValue; super.delegate = nil; super.delegate = self }
      }
      func follow() { super.delegate = nil; delegate = nil; self.delegate = nil }
    }

    """

  @Test func `override what the delegate is read from`() {
    #expect(
      Rewriting(Self.page).text
        == Self.page.replacing("override var delegate", with: "override var _delegate")
        .replacing("super.delegate", with: "super._delegate"))
  }

  @Test func `so do what the class's extensions and subclasses say`() {
    let rewriting = Rewriting([
      "A.swift": Self.page,
      "B.swift": "extension Page {\n  func g() { super.delegate = nil }\n}\n",
      "C.swift":
        "class Book: Page {\n  override var delegate: UIScrollViewDelegate? { didSet {} }\n}\n",
      "D.swift": "class View: UIScrollView {\n  func g() { super.delegate = nil }\n}\n",
    ])
    #expect(rewriting["B.swift"].contains("super._delegate = nil"))
    #expect(rewriting["C.swift"].contains("override var _delegate: UIScrollViewDelegate? { didSet"))
    #expect(rewriting.module.files.map(\.path) == ["A.swift", "B.swift", "C.swift"])
    #expect(rewriting.module.foreignEdits.count == 1)
  }

  @Test func `do so where nothing else of their file is rewritten`() {
    let text = """
      class Page: UIScrollView {
        override var delegate: UIScrollViewDelegate? {
          didSet { print(1) }
        }
      }

      """
    #expect(Rewriting(text).text == text.replacing("var delegate", with: "var _delegate"))
  }

  @Test(arguments: ["UICollectionView", "UITableView", "UITextView", "UITextField"])
  func `others have a delegate of their own`(base: String) {
    let text = Self.page.replacing(": UIScrollView {", with: ": \(base) {")
    #expect(Rewriting(text).module.files.isEmpty)
  }
}
