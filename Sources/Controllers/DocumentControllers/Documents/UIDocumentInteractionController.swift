// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionFileTypes
public import MullionViewControllers
public import MullionViewTree

/// Shows a document that the program can't show itself, and has other programs open it.
///
/// Pictures and texts are previewed by the program; the desktop's programs open what else there is. A test kit notes what
/// would be opened, and nothing is.
///
/// Differs from UIKit: the desktop is asked to open a document with the program it has for it; which one that is nobody says.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Says where previews are shown, and hears what becomes of the document; not kept.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// Where the document is.
  open var url: URL? {
    didSet {
      guard url != oldValue else { return }
      (givenName, givenType) = (nil, nil)
    }
  }

  /// What the document is called; as its file unless it is set.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }
  private var givenName: String?

  /// The document's type, as a uniform type identifier; what the file's name says unless it is set.
  open var uti: String? {
    get { givenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { givenType = newValue }
  }
  private var givenType: String?

  /// What the program that opens the document is to know; kept: a desktop passes nothing on.
  open var annotation: Any?

  /// Pictures that stand for documents of the type: the sign of a document.
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap(\.self) }

  private weak var menu: UIActivityViewController?
  private weak var preview: DocumentPreview?

  /// A controller of the document at `url`.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// What an application puts on the view that stands for the document: a tap previews it, a long press opens the menu of
  /// what can be done with it.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
    recognizer(UITapGestureRecognizer(), on: .ended) { [weak self] _ in
      self?.presentPreview(animated: true)
    },
    recognizer(UILongPressGestureRecognizer(), on: .began) { [weak self] view in
      self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
    },
  ]

  private func recognizer(
    _ recognizer: UIGestureRecognizer, on state: UIGestureRecognizer.State,
    _ body: @escaping (UIView) -> Void
  ) -> UIGestureRecognizer {
    recognizer.handlers.append(
      (
        key: -1,
        body: { [weak recognizer] _ in
          if let recognizer, recognizer.state == state, let view = recognizer.view { body(view) }
        }
      ))
    return recognizer
  }

  // MARK: Menus

  /// Offers what can be done with the document, in a menu beside `rect` of `view`.
  ///
  /// - Returns: Whether there is something, and a window to show it in.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(DocumentMenu.options, in: view.window, animated: animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Offers what can be done with the document, in a menu beside `item`.
  ///
  /// - Returns: Whether there is something, and a window to show it in.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, in: window, animated: animated) { $0.barButtonItem = item }
  }

  /// Offers to have the document opened, in a menu beside `rect` of `view`.
  ///
  /// - Returns: Whether there is a way to open it, and a window to show the menu in.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.opening, in: view.window, animated: animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Offers to have the document opened, in a menu beside `item`.
  ///
  /// - Returns: Whether there is a way to open it, and a window to show the menu in.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.opening, in: window, animated: animated) { $0.barButtonItem = item }
  }

  /// Takes the menu away that is open.
  open func dismissMenu(animated: Bool) {
    menu?.presentingViewController?.dismiss(animated: animated)
  }

  /// The window that gets keys, for menus beside items of bars.
  private var window: UIWindow? { ApplicationDisplay.current.keyWindow }

  private func present(
    _ kind: DocumentMenu, in window: UIWindow?, animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, menu == nil, let root = window?.rootViewController,
      kind == .options || UIApplication.shared.canOpenURL(url)
    else { return false }
    let opening = DocumentActivity("Open", UIImage(systemName: "arrow.up.forward.app")) {
      [self] in open(url)
    }
    let looking = DocumentActivity("Quick Look", UIImage(systemName: "eye")) { [self] in
      presentPreview(animated: true)
    }
    let offers = kind == .options && previewer != nil ? [looking, opening] : [opening]
    let shown = UIActivityViewController(activityItems: [url], applicationActivities: offers)
    shown.excludedActivityTypes =
      [.ofOpening] + (kind == .options ? [] : [.copyToPasteboard, .mail])
    shown.completionWithItemsHandler = { [self] _, _, _, _ in kind.didDismiss(delegate, self) }
    shown.popoverPresentationController.map(place)
    menu = shown
    kind.willPresent(delegate, self)
    var presenter = root
    while let next = presenter.presentedViewController { presenter = next }
    presenter.present(shown, animated: animated)
    return true
  }

  private func open(_ url: URL) {
    delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
    UIApplication.shared.open(url)
    delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
  }

  // MARK: Preview

  /// Who shows previews; nil: nobody who is in a window.
  private var previewer: UIViewController? {
    let shown = delegate?.documentInteractionControllerViewControllerForPreview(self)
    return shown?.viewIfLoaded?.window == nil ? nil : shown
  }

  /// Shows the document in front of the controller that the delegate gives, or pushes it there if that is a navigation
  /// controller; has the desktop open what is no picture and no text.
  ///
  /// - Returns: Whether there is such a controller, and a way to show the document.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, preview == nil, let previewer else { return false }
    guard let content = DocumentPreview.Content(url) else {
      guard UIApplication.shared.canOpenURL(url) else { return false }
      delegate?.documentInteractionControllerWillBeginPreview(self)
      open(url)
      delegate?.documentInteractionControllerDidEndPreview(self)
      return true
    }
    let page = DocumentPreview(content, title: name)
    page.onEnd = { [self] in delegate?.documentInteractionControllerDidEndPreview(self) }
    page.onShare = { [weak self] in self?.presentOptionsMenu(from: $0, animated: true) }
    preview = page
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let navigation = previewer as? UINavigationController {
      navigation.pushViewController(page, animated: animated)
    } else {
      let navigation = UINavigationController(rootViewController: page)
      navigation.modalPresentationStyle = .fullScreen
      previewer.present(navigation, animated: animated)
    }
    return true
  }

  /// Takes the preview away.
  open func dismissPreview(animated: Bool) { preview?.leave(animated: animated) }
}
