// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree

/// A view controller that shows an image or text document.
final class DocumentPreview: UIViewController {
  /// The content of a preview.
  enum Content {
    case picture(UIImage)
    case text(String)

    /// The maximum size of text files, in bytes.
    private static let mostBytes = 1 << 20

    /// Creates the content of the file at `url`; `nil` if it is neither an image nor a UTF-8 text of at most
    /// `mostBytes` without null characters.
    init?(_ url: URL) {
      guard url.isFileURL else { return nil }
      if let picture = UIImage(contentsOfFile: url.path) {
        self = .picture(picture)
        return
      }
      let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize
      guard let size, size <= Self.mostBytes, let data = try? Data(contentsOf: url),
        !data.contains(0), let text = String(data: data, encoding: .utf8)
      else { return nil }
      self = .text(text)
    }
  }

  /// The closure called once when the preview has disappeared, unless behind a controller that it presents.
  var onEnd: (() -> Void)?
  /// The closure called with the bar button item that the user pressed for further actions.
  var onShare: (UIBarButtonItem) -> Void = { _ in }
  private let content: Content
  /// The margins of a text, in points; together with the text's own padding they align it with the bar's
  /// items.
  private static let margins = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)

  init(_ content: Content, title: String?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let share = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] action in
        if let item = action.sender as? UIBarButtonItem { self?.onShare(item) }
      })
    navigationItem.rightBarButtonItem = share
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    switch content {
    case .picture(let picture):
      let face = UIImageView(image: picture)
      face.contentMode = .scaleAspectFit
      face.accessibilityLabel = title
      face.isAccessibilityElement = true
      view = face
    case .text(let text):
      let face = UITextView()
      face.text = text
      face.font = .preferredFont(forTextStyle: .body)
      face.adjustsFontForContentSizeCategory = true
      face.isEditable = false
      face.textContainerInset = Self.margins
      view = face
    }
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard navigationController?.viewControllers.first === self else { return }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.leave(animated: true) })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Presenting another controller in front of the preview does not end it.
    guard presentedViewController == nil else { return }
    let told = onEnd
    onEnd = nil
    told?()
  }

  /// Dismisses the navigation controller if the preview is its root, or pops the preview if it is on top.
  func leave(animated: Bool) {
    guard let navigationController else { return }
    if navigationController.viewControllers.first === self {
      navigationController.presentingViewController?.dismiss(animated: animated)
    } else if navigationController.topViewController === self {
      navigationController.popViewController(animated: animated)
    }
  }
}
