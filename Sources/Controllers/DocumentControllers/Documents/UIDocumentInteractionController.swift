// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
import MullionFileTypes
public import MullionViewControllers
public import MullionViewTree

/// A controller that previews a document, or opens it with another program.
///
/// The app previews images and texts; other documents are opened by the desktop's programs. In a test, the
/// URL is recorded and nothing is opened.
///
/// Differs from UIKit: the desktop opens a document with the program that is registered for it; the name of
/// that program is unknown.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The delegate that provides the controller for previews and is notified of the document's handling; a
  /// weak reference.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }

  /// The URL of the document that the controller previews or opens.
  open var url: URL? {
    didSet {
      guard url != oldValue else { return }
      (givenName, givenType) = (nil, nil)
    }
  }

  /// The displayed name of the document; the file name by default.
  ///
  /// Setting ``url`` to another URL restores the default.
  open var name: String? {
    get { givenName ?? url?.lastPathComponent }
    set { givenName = newValue }
  }
  private var givenName: String?

  /// The type identifier of the document; by default, the type of the file name extension.
  ///
  /// Setting ``url`` to another URL restores the default.
  open var uti: String? {
    get { givenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { givenType = newValue }
  }
  private var givenType: String?

  /// The icons of the document's type: a generic document icon.
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap(\.self) }

  private weak var menu: UIActivityViewController?
  private weak var preview: DocumentPreview?

  /// Creates a controller for the document at `url`.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The gesture recognisers for the view that represents the document.
  ///
  /// A tap previews it, a long press opens the options menu.
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

  /// Presents a menu of all options for the document beside `rect` of `view`.
  ///
  /// - Returns: Whether the menu was presented: there is a document and a window with a root view controller,
  ///   and no other menu of this controller is open.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(DocumentMenu.options, in: view.window, animated: animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Presents a menu of all options for the document beside `item`.
  ///
  /// - Returns: Whether the menu was presented: there is a document and a window with a root view controller,
  ///   and no other menu of this controller is open.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, in: window, animated: animated) { $0.barButtonItem = item }
  }

  /// Presents a menu for opening the document beside `rect` of `view`.
  ///
  /// - Returns: Whether the menu was presented: the document can be opened, there is a window with a root
  ///   view controller, and no other menu of this controller is open.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.opening, in: view.window, animated: animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Presents a menu for opening the document beside `item`.
  ///
  /// - Returns: Whether the menu was presented: the document can be opened, there is a window with a root
  ///   view controller, and no other menu of this controller is open.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.opening, in: window, animated: animated) { $0.barButtonItem = item }
  }

  /// Dismisses the open menu; a no-op if no menu is open.
  open func dismissMenu(animated: Bool) {
    menu?.presentingViewController?.dismiss(animated: animated)
  }

  /// The key window, for menus beside bar button items.
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

  /// The delegate's view controller for previews; `nil` if it is not in a window.
  private var previewer: UIViewController? {
    let shown = delegate?.documentInteractionControllerViewControllerForPreview(self)
    return shown?.viewIfLoaded?.window == nil ? nil : shown
  }

  /// Presents a preview from the delegate's view controller, or pushes it if that is a navigation controller.
  ///
  /// A document that is neither an image nor a text is opened by the desktop instead.
  ///
  /// - Returns: `false` if a preview is already open, the delegate provides no view controller in a window,
  ///   or the document cannot be shown.
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

  /// Dismisses the preview; a no-op if no preview is open.
  open func dismissPreview(animated: Bool) { preview?.leave(animated: animated) }
}
