// SPDX-License-Identifier: Apache-2.0

import MullionFileTypes
import MullionViewControllers
public import UIKit

/// A view controller in which the user selects images and videos.
///
/// The desktop's file dialog is shown in front of the window when the controller has appeared. The delegate
/// is notified of the selection, and dismisses the controller; without a delegate it dismisses itself. No
/// permission is required.
///
/// Differs from iOS: the dialog is the desktop's, so the controller's view is empty, and it cannot be
/// embedded in another controller.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  /// The configuration with which the picker was created.
  public let configuration: PHPickerConfiguration
  /// The delegate, which is notified of the selection.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  private var dialog: (any FileDialog)?
  private var isOver = false

  /// Creates a picker with a configuration.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Unavailable: a picker is created with a configuration.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("made with a configuration") }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard dialog == nil, !isOver, let window = view.window else { return }
    var request = FileDialogRequest(.open)
    request.types = configuration.filter?.types ?? PHPickerFilter.everything
    request.allowsMultiple = configuration.selectionLimit != 1
    dialog = window.ask(request) { [weak self] in self?.finish($0) }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    dialog?.close()
    dialog = nil
    // A picker that is still referenced may be presented again.
    isOver = false
  }

  private func finish(_ chosen: [URL]) {
    guard !isOver else { return }
    isOver = true
    dialog = nil
    let limit = configuration.selectionLimit
    let results = (limit > 0 ? Array(chosen.prefix(limit)) : chosen).map {
      PHPickerResult($0, isNamed: configuration.namesAssets)
    }
    guard let delegate else {
      presentingViewController?.dismiss(animated: true)
      return
    }
    delegate.picker(self, didFinishPicking: results)
  }
}
