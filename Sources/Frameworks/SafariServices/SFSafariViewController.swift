// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
@_exported public import UIKit

/// A view controller that opens a web page in the desktop's browser.
///
/// The page is opened when the controller appears, and the controller shows a notice until it is dismissed.
///
/// Differs from iOS: the browser shows the page in its own window. In a test kit no browser is opened; the
/// harness records the address in `openedAddresses`.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The style of the button that dismisses the controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// A Done button.
    case done = 0
    /// A Close button.
    case close = 1
    /// A Cancel button.
    case cancel = 2
  }

  /// The configuration of a controller; it has no options, because the page is shown in the desktop's browser.
  open class Configuration: NSObject, NSCopying {
    /// Creates a default configuration.
    public override init() {}

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any { Configuration() }
  }

  /// The delegate, notified when the attempt to open the page has completed and when the user taps the
  /// dismiss button.
  open weak var delegate: (any SFSafariViewControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// A copy of the configuration with which the controller was created.
  open var configuration: Configuration { Self.copy(of: ownConfiguration) }
  /// The background colour of the bar; `nil` for the default.
  open var preferredBarTintColor: UIColor? { didSet { showColors() } }
  /// The colour of the bar's buttons; `nil` for the default.
  open var preferredControlTintColor: UIColor? { didSet { showColors() } }
  /// The style of the button that dismisses the controller.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  private let address: URL
  private let ownConfiguration: Configuration
  private let page = UIViewController()
  private lazy var pages = UINavigationController(rootViewController: page)
  private var wasOpened = false

  /// Creates a controller for the page at `url`.
  ///
  /// - Precondition: The scheme is `http` or `https`.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  /// Creates a controller for the page at `url` with a configuration.
  ///
  /// - Precondition: The scheme is `http` or `https`.
  public init(url: URL, configuration: Configuration) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      contractBroken(
        "SFSafariViewController shows web pages, and '\(url)' is not a web address; give it an"
          + " address"
          + " that begins with http:// or https://, or open others with UIApplication.open(_:)")
    }
    address = url
    ownConfiguration = Self.copy(of: configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Unavailable: a controller is created with a URL.
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

  /// The content shown in place of the page.
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
