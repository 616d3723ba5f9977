// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with an article: picture, title and text.
final class ArticleViewController: UIViewController {
  private let article: Article
  private let images: ImageLoader
  private let scrollView = UIScrollView()
  private let picture = UIImageView()
  private let sizeControl = UISegmentedControl(items: ["S", "M", "L"])
  private let bodyLabel = UILabel()

  init(article: Article, images: ImageLoader = .shared) {
    self.article = article
    self.images = images
    super.init(nibName: nil, bundle: nil)
    title = article.topic.title
    hidesBottomBarWhenPushed = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share))
    makeContent()
    Task { [weak self, article, images] in
      let image = await images.image(for: article)
      self?.picture.image = image
    }
  }

  private func makeContent() {
    let titleLabel = UILabel()
    titleLabel.font = Theme.font(.title1, .bold)
    titleLabel.numberOfLines = 0
    titleLabel.text = article.title
    let bylineLabel = UILabel()
    bylineLabel.font = Theme.font(.footnote)
    bylineLabel.textColor = .secondaryLabel
    bylineLabel.text = article.byline
    bodyLabel.numberOfLines = 0
    bodyLabel.text = String(repeating: article.summary, count: 12)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = .tertiarySystemFill
    sizeControl.selectedSegmentIndex = 1
    sizeControl.addTarget(self, action: #selector(changeSize), for: .valueChanged)
    let stack = UIStackView(
      arrangedSubviews: [titleLabel, bylineLabel, picture, sizeControl, bodyLabel])
    stack.axis = .vertical
    stack.spacing = Theme.inset
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    changeSize()
    let guide = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.topAnchor, constant: Theme.inset),
      stack.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -Theme.inset),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  @objc private func changeSize() {
    let styles: [UIFont.TextStyle] = [.footnote, .body, .title3]
    bodyLabel.font = Theme.font(styles[max(0, sizeControl.selectedSegmentIndex)])
  }

  @objc private func share(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(
      title: article.title, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: String(localized: "action.copy", bundle: .module), style: .default) {
        [article] _ in UIPasteboard.general.string = article.title
      })
    alert.addAction(
      UIAlertAction(title: String(localized: "action.cancel", bundle: .module), style: .cancel))
    alert.popoverPresentationController?.barButtonItem = sender
    present(alert, animated: true)
  }
}
