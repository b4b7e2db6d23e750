import TextFiles

extension SourceTraits {
  /// What the sources in a folder say. They are read and not compiled.
  public init(folder: String) throws(Problem) {
    do throws(BuildFailure) {
      self.init(
        try SourceFolder.read(folder).map { SourceOutline($0.bytes) },
        storyboard: AppResources(folder, ProjectSettings(sources: folder)).mainStoryboard)
    } catch {
      switch error {
      case .problem(let problem): throw problem
      case .errors(let errors): throw Problem(errors.first?.description ?? folder)
      case .canceled: throw Problem(folder)
      }
    }
  }
}
