// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewControllers
public import MullionViewTree

/// A view controller that shows dictionary definitions of a term.
///
/// Differs from UIKit: no dictionaries are available, so it shows that there is no definition.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Returns whether a dictionary has a definition of the term; always `false`.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates a controller for `term`.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a term from an interface file.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = term
    title.font = .preferredFont(forTextStyle: .title2)
    let words = UILabel()
    words.text = "No definition found."
    words.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, words])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    done.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addSubview(done)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -32),
      done.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      done.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }
}
