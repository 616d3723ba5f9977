// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
@_exported public import UIKit

/// Shows a web page: the desktop's browser opens it when the controller appears, and the controller
/// says so until it is dismissed.
///
/// Differs from iOS: the page itself is shown by the browser, in a window of its own. In a test kit no
/// browser is opened; the harness notes the address in `openedAddresses`.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// What the button that ends the controller says.
  public enum DismissButtonStyle: Int, Sendable {
    /// That the person is done.
    case done = 0
    /// That the page is closed.
    case close = 1
    /// That what was begun is given up.
    case cancel = 2
  }

  /// How a page is shown, as it is when a controller is made.
  open class Configuration: NSObject, NSCopying {
    /// Whether the page is shown for reading where that is possible; the browser decides.
    open var entersReaderIfAvailable = false
    /// Whether bars get smaller while the page is scrolled; the browser decides.
    open var barCollapsingEnabled = true

    /// The usual way.
    public override init() {}

    /// Another one that says the same.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// Hears when the page is opened, and when the person is done.
  open weak var delegate: (any SFSafariViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// How the page is shown: a copy of what the controller was made with.
  open var configuration: Configuration { Self.copy(of: ownConfiguration) }
  /// The colour of the bar's ground; nil: the usual one.
  open var preferredBarTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the bar's buttons; nil: the usual one.
  open var preferredControlTintColor: UIColor? { didSet { showColors() } }
  /// What the button that ends the controller says.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  private let address: URL
  private let ownConfiguration: Configuration
  private let page = UIViewController()
  private lazy var pages = UINavigationController(rootViewController: page)
  private var wasOpened = false

  /// A controller that shows the page at `url`.
  ///
  /// - Precondition: The address begins with `http` or `https`.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  /// A controller that shows the page at `url`, for reading where the browser does that.
  ///
  /// - Precondition: The address begins with `http` or `https`.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// A controller that shows the page at `url` as a configuration says.
  ///
  /// - Precondition: The address begins with `http` or `https`.
  public init(url: URL, configuration: Configuration) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      contractBroken(
        "SFSafariViewController shows web pages, and '\(url)' is no address of one; give it an address"
          + " that begins with http:// or https://, or open others with UIApplication.open(_:)")
    }
    address = url
    ownConfiguration = Self.copy(of: configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Not possible: a controller is made with an address.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("made with an address") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    page.view.backgroundColor = .systemBackground
    page.title = address.host()
    page.contentUnavailableConfiguration = notice
    showButton()
    showColors()
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !wasOpened else { return }
    wasOpened = true
    openPage { [weak self] isOpened in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
    }
  }

  /// What stands in the page's place.
  private var notice: UIContentUnavailableConfiguration {
    var notice = UIContentUnavailableConfiguration.empty()
    notice.image = UIImage(systemName: "globe")
    notice.text = "Shown in the browser"
    notice.secondaryText = address.absoluteString
    notice.button = .borderless()
    notice.button.title = "Open Again"
    notice.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.openPage { _ in } }
    return notice
  }

  private func openPage(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    UIApplication.shared.open(address, completionHandler: completion)
  }

  private func showButton() {
    let item: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: item, primaryAction: UIAction { [weak self] _ in self?.finish() })
  }

  private func showColors() {
    guard isViewLoaded else { return }
    pages.navigationBar.barTintColor = preferredBarTintColor
    pages.view.tintColor = preferredControlTintColor
  }

  private func finish() {
    dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }

  private static func copy(of configuration: Configuration) -> Configuration {
    configuration.copy() as? Configuration ?? Configuration()
  }
}
