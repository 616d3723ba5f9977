// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of labels in many fonts, text fields, a search bar and a text view.
final class FieldsViewController: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
  /// The maximum width of lines, in points.
  private static let readableWidth: CGFloat = 672

  private let stack = UIStackView()
  private let found = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text"
    view.backgroundColor = .systemBackground
    UIScrollView.filling(view, with: stack, top: 20)
    stack.axis = .vertical
    stack.spacing = 14
    let wide = stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -2 * Theme.margin)
    wide.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth), wide,
      // The editor fills the rest of the screen.
      stack.heightAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.heightAnchor, constant: -36),
    ])
    addLabels()
    addFields()
    addEditor()
  }

  // MARK: Labels

  private func addLabels() {
    let heading = UILabel.styled(Theme.largeTitle, .label)
    heading.text = title
    stack.addArrangedSubview(heading)
    stack.addArrangedSubview(label(mixed, lines: 0))
    stack.addArrangedSubview(label(paragraphs, lines: 0))
    stack.addArrangedSubview(
      label(NSAttributedString(string: "שלום עולם, hello world, مرحبا"), lines: 1))
  }

  private func label(_ text: NSAttributedString, lines: Int) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private var mixed: NSAttributedString {
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("Large", [.font: UIFont.preferredFont(forTextStyle: .largeTitle)]),
      (" beside ", [:]),
      ("small", [.font: UIFont.preferredFont(forTextStyle: .caption2)]),
      (", ", [:]),
      ("bold", [.font: UIFont.boldSystemFont(ofSize: 17)]),
      (", ", [:]),
      ("coloured", [.foregroundColor: UIColor.systemRed]),
      (", ", [:]),
      ("marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
      (", ", [:]),
      ("underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      (", ", [:]),
      ("struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      (", ", [:]),
      ("spaced", [.kern: 4]),
      (", E = mc", [:]),
      ("2", [.font: UIFont.systemFont(ofSize: 11), .baselineOffset: 7]),
      (" and a ", [:]),
      ("link", [.link: "https://www.swift.org"]),
      (".", [:]),
    ]
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in parts {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  private var paragraphs: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 24
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    return NSAttributedString(
      string: "A paragraph whose first line begins farther in than the others do, with room "
        + "between lines.\nAnother one follows after some more room, and is as long.",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .subheadline), .paragraphStyle: style,
        .foregroundColor: UIColor.secondaryLabel,
      ])
  }

  // MARK: Fields

  private func addFields() {
    let name = field("Name", "Ada Lovelace")
    name.clearButtonMode = .always
    let empty = field("Placeholder", "")
    let secret = field("Password", "secret")
    secret.isSecureTextEntry = true
    for part in [name, empty, secret] { stack.addArrangedSubview(part) }
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    bar.delegate = self
    stack.addArrangedSubview(bar)
    found.font = .preferredFont(forTextStyle: .footnote)
    found.textColor = .secondaryLabel
    found.text = "Type to search."
    stack.addArrangedSubview(found)
  }

  private func field(_ placeholder: String, _ text: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = placeholder
    field.text = text
    field.delegate = self
    return field
  }

  private func addEditor() {
    let editor = UITextView()
    editor.font = .preferredFont(forTextStyle: .body)
    editor.adjustsFontForContentSizeCategory = true
    editor.text =
      "A text view holds as many lines as one likes.\nThey are broken where the view ends, "
      + "selected, edited, and scrolled. 日本語 עברית 👩🏽‍🌾🌻"
    editor.backgroundColor = .secondarySystemBackground
    editor.layer.cornerRadius = 8
    editor.heightAnchor.constraint(greaterThanOrEqualToConstant: 140).isActive = true
    stack.addArrangedSubview(editor)
  }

  // MARK: Delegate methods

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    found.text = searchText.isEmpty ? "Type to search." : "Searching for \(searchText)."
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
