// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screen of one picture of the library, with zooming.
final class PhotoViewController: UIViewController, UIScrollViewDelegate {
  private let photo = PhotoView()
  private let scrollView = UIScrollView()

  /// Creates a screen of `content` with the given title.
  init(_ content: PhotoLibrary.Content, title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    photo.showsWhole = true
    photo.show(content)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(photo)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    guard scrollView.frame != area else { return }
    scrollView.zoomScale = 1
    scrollView.frame = area
    photo.frame = CGRect(origin: .zero, size: area.size)
    scrollView.contentSize = area.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}
